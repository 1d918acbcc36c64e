import { type Entrance, forgetDevice } from '../../conversation/forget-device.ts'
import { sendByScript } from '../plain-form/submission.ts'
import { takeOver } from '../plain-form/take-over.ts'
import { watchWayOut } from '../plain-form/way-out.ts'
import { followList } from './live-list.ts'

/* The script of a page with a list that follows what happens, and with forms without fields: what the browser does not do by itself, without React. */

/** Not before it is done: what is not sent yet is on this device alone. */
async function leave({ dataset: { forgets } }: HTMLFormElement, target: string): Promise<void> {
  if (forgets) await forgetDevice(forgets as Entrance)
  location.assign(target)
}

function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-plain-form]')) {
    sendByScript(form, {
      isRight: async () => true,
      sending: () => {},
      received(answer) {
        if (answer.kind === 'done') return void leave(form, answer.target)
        takeOver(answer.page)
        start()
      },
    })
  }
}

start()
followList()
const wayOut = document.querySelector<HTMLElement>('[data-way-out]')
if (wayOut) watchWayOut(wayOut)
