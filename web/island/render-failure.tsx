import { Component, type ReactNode } from 'react'
import { t } from '../i18n/index.ts'
import { buttonClass } from '../ui/button.tsx'

interface RenderFailureProps {
  message: string
  children: ReactNode
}

/** In place of an island that failed while it was shown. What she wrote is on her device. */
export class RenderFailure extends Component<RenderFailureProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="mx-auto my-14 grid max-w-md justify-items-center gap-5 px-4 text-center">
        <p>{this.props.message}</p>
        <a href={`${location.pathname}${location.search}`} className={buttonClass('secondary', 'small')}>
          {t('conversation.try_again')}
        </a>
      </div>
    )
  }
}
