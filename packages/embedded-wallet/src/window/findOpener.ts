import { literal, strictObject } from 'valibot'
import { opener as message } from '../handoff/openerMessage.ts'
import { readAs } from '../protocol/readAs.ts'

const messageSchema = strictObject({ cleat: literal(message.cleat) })
/** A page that does not answer by then is not asked any more. */
const answerMs = 3_000

/**
 * The origin of the page that opened this window, as the browser names it. Nothing where the
 * browser has cut them off, or where that page knows of no such window.
 */
export async function findOpener(
  window: Pick<Window, 'opener' | 'document' | 'addEventListener' | 'removeEventListener'>,
): Promise<string | undefined> {
  const { opener, document } = window
  if (!opener) return undefined
  const asking = document.createElement('iframe')
  asking.hidden = true
  let stop: () => void = () => undefined
  const answered = new Promise<string | undefined>((done) => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opener && readAs(messageSchema, data)) done(origin)
    }
    const timer = setTimeout(() => done(undefined), answerMs)
    stop = () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
    window.addEventListener('message', listen)
  })
  // The page sees that there is a frame, and nothing else.
  document.body.append(asking)
  return answered.finally(() => {
    stop()
    asking.remove()
  })
}
