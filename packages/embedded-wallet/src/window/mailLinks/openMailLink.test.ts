import { expect, test, vi } from 'vitest'
import type { MailLinkTask, MailLinkView } from './mailLinkView.ts'
import { openMailLink } from './openMailLink.ts'

const origin = 'https://wallet.app.example'
const token = `${'A'.repeat(22)}.1795000000000.${'A'.repeat(43)}`

function open(given: { task?: MailLinkTask; hash?: string; answers?: (() => Response)[] } = {}) {
  const {
    task = 'keepEmail',
    hash = `#${token}`,
    answers = [() => new Response(null, { status: 204 })],
  } = given
  const sent: { request: string; body: string }[] = []
  const views: MailLinkView[] = []
  const replaced: unknown[] = []
  const page = openMailLink({
    task,
    window: {
      location: { origin, hash, pathname: '/w/keep-email' } as Location,
      history: { replaceState: (...parts: unknown[]) => void replaced.push(parts[2]) } as History,
    },
    async send(url, { method, body }) {
      const request = `${method} ${url.slice(`${origin}/wallet/v1/`.length)}`
      sent.push({ request, body: String(body) })
      const answer = answers.shift()
      if (!answer) throw new TypeError('No connection.')
      return answer()
    },
    onView: (view) => void views.push(view),
  })
  const until = (view: MailLinkView) => vi.waitFor(() => expect(views.at(-1)).toEqual(view))
  return { page, sent, views, replaced, until }
}
const asks = { name: 'ask', isBusy: false, problem: undefined } as const

test('default: a press stops the change, and nothing before it is sent', async () => {
  const { page, sent, views, replaced, until } = open()
  expect(views).toEqual([asks])
  expect(replaced).toEqual(['/w/keep-email'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toEqual([])
  page.confirm()
  page.confirm()
  await until({ name: 'done' })
  expect(sent).toEqual([{ request: 'POST email-changes/keep', body: JSON.stringify({ token }) }])
})

test('default: a press freezes the wallet', async () => {
  const { page, sent, until } = open({ task: 'freeze' })
  expect(sent).toEqual([])
  page.confirm()
  await until({ name: 'done' })
  expect(sent).toEqual([{ request: 'POST freeze', body: JSON.stringify({ token }) }])
})

test('behavior: a service that does not answer is asked again', async () => {
  const { page, until } = open({ answers: [] })
  page.confirm()
  await until({ ...asks, problem: 'service' })
})

test('error: a link that was used, and what is no link of ours', async () => {
  const body = { code: 'NOT_FOUND', status: 404, detail: '' }
  const used = open({ answers: [() => new Response(JSON.stringify(body), { status: 404 })] })
  used.page.confirm()
  await used.until({ name: 'over' })
  for (const hash of ['', '#', '#nothing', `#${token}.`]) {
    const { page, sent, views } = open({ hash })
    expect(views).toEqual([{ name: 'over' }])
    page.confirm()
    expect([views.length, sent.length]).toEqual([1, 0])
  }
})
