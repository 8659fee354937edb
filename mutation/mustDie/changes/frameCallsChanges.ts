import type { Change } from './change.ts'

const wallet = 'packages/embedded-wallet/src'
const answers = `${wallet}/frame/createAnswers.ts`
const calls = `${wallet}/host/createCalls.ts`
const frame = `${wallet}/host/openFrame.ts`

export const frameCallsChanges: readonly Change[] = [
  {
    name: 'a frame carries out a call of another form',
    file: answers,
    find: 'readAs<unknown>(calls[known].body, body)',
    replace: 'body as unknown',
  },
  {
    name: 'a frame carries out what it inherits',
    file: answers,
    find: '!Object.hasOwn(calls, kind)',
    replace: '!(kind in calls)',
  },
  {
    name: 'a frame carries out any number of calls at once',
    file: answers,
    find: "    if (pending.size >= mostPending) return end(new FrameFault('busy'))\n",
    replace: '',
  },
  {
    name: 'a frame answers a call that was called off',
    file: answers,
    find: "if (!life.signal.aborted) channel.send('done'",
    replace: "channel.send('done'",
  },
  {
    name: 'a frame says what went wrong inside of it',
    file: answers,
    find: "error instanceof FrameFault ? error : new FrameFault('failed')",
    replace: 'error as FrameFault',
  },
  {
    name: 'a call goes on in a frame whose page is gone',
    file: answers,
    find: "      for (const life of pending.values()) life.abort(new FrameFault('cancelled'))\n",
    replace: '',
  },
  {
    name: 'a call goes on in a frame for ever',
    file: answers,
    find: "setTimeout(() => life.abort(new FrameFault('cancelled')), calls[known].ms)",
    replace: 'setTimeout(() => undefined, calls[known].ms)',
  },
  {
    name: 'a page takes an answer of another form',
    file: calls,
    find: 'readAs(calls[waiting.kind].answer as GenericSchema, answer)',
    replace: 'answer',
  },
  {
    name: 'a page takes a notice of another form',
    file: calls,
    find: 'readAs<unknown>(notices[known], body)',
    replace: 'body as unknown',
  },
  {
    name: 'a page hears what it inherits',
    file: calls,
    find: '!Object.hasOwn(notices, kind)',
    replace: '!(kind in heard)',
  },
  {
    name: 'a page asks any number of calls at once',
    file: calls,
    find: "        if (pending.size >= mostPending) return reject(new FrameError('busy'))\n",
    replace: '',
  },
  {
    name: 'a page answers one call with the answer of another',
    file: calls,
    find: "typeof to === 'number' ? pending.get(to) : undefined",
    replace: '[...pending.values()][0]',
  },
  {
    name: 'a page waits for an answer for ever',
    file: calls,
    find: "setTimeout(() => giveUp('late'), calls[kind].ms)",
    replace: 'setTimeout(() => undefined, calls[kind].ms)',
  },
  {
    name: 'a frame is not told what was called off',
    file: calls,
    find: "          channel?.send('cancel', { to: now })\n",
    replace: '',
  },
  {
    name: 'what waits outlives its frame',
    file: calls,
    find: 'for (const id of [...pending.keys()]) finish(id, { error })',
    replace: '',
  },
  {
    name: 'a second document of the frame keeps what the first was asked',
    file: frame,
    find: "    own.addEventListener('load', opened.close)\n",
    replace: '',
  },
  {
    name: 'a frame that has gone silent is waited for',
    file: frame,
    find: "    if (missedPulses >= 2) return lose(new FrameError('lost'))\n",
    replace: '',
  },
  {
    name: 'a frame may use passkeys of every origin',
    file: frame,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: '`publickey-credentials-get ${origin};',
    replace: '`publickey-credentials-get *;',
  },
]
