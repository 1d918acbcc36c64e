import { Heart } from 'lucide-react'
import { Form } from 'react-router'
import { usePending } from '../hydrated/use-pending.ts'
import { t } from '../i18n/index.ts'
import { shareClass } from './share-links.tsx'

/** A form, so that it works without a script; what she asked for shows at once with one. */
export function FavoriteButton({ favorite }: { favorite: boolean }) {
  const asked = usePending().formData?.get('favorite')
  const on = asked ? asked === '1' : favorite
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="favorite" value={on ? '0' : '1'} />
      <button
        type="submit"
        aria-pressed={on}
        className={`${shareClass} aria-pressed:border-ruby aria-pressed:bg-rose-mid`}
      >
        <Heart aria-hidden size={18} className={on ? 'fill-ruby text-ruby' : 'text-ruby'} />
        {t(on ? 'article.favorite_on' : 'article.favorite')}
      </button>
    </Form>
  )
}
