import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import { createElement } from './createElement.ts'
import { describeApproval } from './describeApproval.ts'
import { renderAccountChoice } from './renderAccountChoice.ts'

export type RenderApprovalParameters = {
  document: Document
  main: HTMLElement
  request: ApprovalRequest
  onApprove: (accounts: readonly string[] | undefined) => void
  onReject: () => void
}

/**
 * Renders one request. Enter approves, Esc rejects. Returns a function that removes the key
 * listener.
 */
export function renderApproval(parameters: RenderApprovalParameters): () => void {
  const { document, main, request, onApprove, onReject } = parameters
  const { title, sentence, facts, text } = describeApproval(request)
  const create = <tag extends keyof HTMLElementTagNameMap>(
    tag: tag,
    options: { class?: string; text?: string; children?: readonly Node[] } = {},
  ) => {
    const attributes = options.class === undefined ? {} : { class: options.class }
    return createElement({ ...{ document, tag, attributes }, ...options })
  }

  const approve = button({ document, text: 'Approve', className: 'primary' })
  const reject = button({ document, text: 'Reject', className: 'quiet' })
  const choice =
    request.kind === 'connect'
      ? renderAccountChoice({
          ...{ document, accounts: request.accounts, selected: request.selected },
          onChange: (chosen) => {
            approve.disabled = chosen.length === 0
          },
        })
      : undefined
  approve.addEventListener('click', () => onApprove(choice?.chosen()))
  reject.addEventListener('click', onReject)

  const icon = createElement({
    ...{ document, tag: 'img' },
    attributes: { src: request.wallet.icon, alt: '', width: '40', height: '40' },
  })
  const header = create('header', {
    children: [icon, create('p', { class: 'wallet', text: request.wallet.name })],
  })
  const content = create('div', {
    class: 'content',
    children: [
      create('p', { class: 'origin', text: request.origin }),
      create('h1', { text: title }),
      create('p', { class: 'sentence', text: sentence }),
      ...(choice ? [choice.element] : []),
      ...(facts.length > 0
        ? [
            create('dl', {
              children: facts.map(({ label, value, full }) =>
                create('div', {
                  children: [create('dt', { text: label }), factValue({ document, value, full })],
                }),
              ),
            }),
          ]
        : []),
      ...(text === undefined ? [] : [textBox({ document, text })]),
    ],
  })
  main.replaceChildren(header, content, create('footer', { children: [reject, approve] }))
  document.title = `${title} – ${request.wallet.name}`
  approve.focus()

  const onKey = (event: KeyboardEvent) => {
    const isOnButton = event.target === approve || event.target === reject
    if (event.key === 'Escape') reject.click()
    if (event.key === 'Enter' && !isOnButton) approve.click()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

function button(parameters: {
  document: Document
  text: 'Approve' | 'Reject'
  className: string
}): HTMLButtonElement {
  const { document, text, className } = parameters
  return createElement({
    ...{ document, tag: 'button', text },
    attributes: {
      ...{ type: 'button', class: className },
      'data-testid': `wallet-${text.toLowerCase()}`,
    },
  })
}

function textBox(parameters: { document: Document; text: string }): HTMLElement {
  const { document, text } = parameters
  // Focusable, because a long text scrolls.
  const attributes = { tabindex: '0', role: 'region', 'aria-label': 'What you sign' }
  return createElement({ document, tag: 'pre', text, attributes })
}

function factValue(parameters: {
  document: Document
  value: string
  full: string | undefined
}): HTMLElement {
  const { document, value, full } = parameters
  const attributes = full === undefined ? {} : { title: full }
  return createElement({ document, tag: 'dd', text: value, attributes })
}
