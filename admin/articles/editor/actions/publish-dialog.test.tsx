// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { editorWords } from '../words.ts'
import { PublishDialog } from './publish-dialog.tsx'

test('An article is scheduled in Paris time, whatever the zone of the device', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const onPublish = vi.fn(async () => true)
  render(<PublishDialog onPublish={onPublish} onClose={() => {}} />)
  fireEvent.click(screen.getByLabelText(editorWords.publish.later))
  fireEvent.change(screen.getByLabelText(editorWords.publish.date), { target: { value: '2099-07-14T08:00' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: editorWords.publish.schedule })))
  expect(onPublish).toHaveBeenCalledExactlyOnceWith('2099-07-14T06:00:00.000Z')
})
