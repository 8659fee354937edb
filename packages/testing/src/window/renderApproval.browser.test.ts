import { afterEach, expect, test } from 'vitest'
import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import { connectRequest } from '../test/connectRequest.ts'
import { renderApproval } from './renderApproval.ts'

const stops = new Set<() => void>()

afterEach(() => {
  for (const stop of stops) stop()
  document.body.replaceChildren()
})

function render(request: ApprovalRequest = connectRequest) {
  const answers: unknown[] = []
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  const stop = renderApproval({
    ...{ document, main, request },
    onApprove: (accounts) => answers.push({ approved: true, accounts }),
    onReject: () => answers.push({ approved: false }),
  })
  stops.add(stop)
  const button = (name: string) => {
    const found = main.querySelector<HTMLButtonElement>(`[data-testid=wallet-${name}]`)
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  const boxes = [...main.querySelectorAll<HTMLInputElement>('input')]
  return { main, answers, approve: button('approve'), reject: button('reject'), boxes, stop }
}

const [first, second] = connectRequest.kind === 'connect' ? connectRequest.accounts : []
const {
  accounts: _,
  selected: __,
  ...common
} = connectRequest as Extract<ApprovalRequest, { kind: 'connect' }>

test('default', () => {
  const { main, approve, answers } = render()
  expect(main.textContent).toContain('Test Wallet')
  expect(main.textContent).toContain('https://app.example')
  expect(main.querySelector('h1')?.textContent).toBe('Connect to this site')
  expect(document.title).toBe('Connect to this site – Test Wallet')
  expect(document.activeElement).toBe(approve)
  approve.click()
  expect(answers).toEqual([{ approved: true, accounts: [first] }])
})

test('behavior: accounts are chosen by checkbox', () => {
  const { boxes, approve, answers } = render()
  expect(boxes.map((box) => box.checked)).toEqual([true, false])
  boxes[1]?.click()
  approve.click()
  boxes[0]?.click()
  approve.click()
  boxes[1]?.click()
  expect(approve.disabled).toBe(true)
  approve.click()
  expect(answers).toEqual([
    { approved: true, accounts: [first, second] },
    { approved: true, accounts: [second] },
  ])
})

test('behavior: keys', () => {
  const { main, boxes, approve, reject, answers, stop } = render()
  const press = (key: string, target: Element = main) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('Escape')
  press('Enter', boxes[0])
  press('Enter', approve)
  press('Enter', reject)
  stop()
  press('Escape')
  expect(answers).toEqual([{ approved: false }, { approved: true, accounts: [first] }])
})

test('behavior: text stays text', () => {
  const message = '<img src=x onerror="document.title = 1">\n\u202eevil'
  const { main } = render({
    ...common,
    ...{ kind: 'signMessage', address: first ?? '0x', message, bytes: '0x' },
    wallet: { name: '<b>Wallet</b>', icon: 'data:,' },
    origin: '<script>1</script>',
  })
  expect(main.querySelector('pre')?.textContent).toBe(message)
  expect(main.querySelectorAll('img, b, script')).toHaveLength(1)
  expect(main.textContent).toContain('<b>Wallet</b>')
})
