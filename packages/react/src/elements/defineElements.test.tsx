import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { loadInterface } from '../interface/loadInterface.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { defineElements } from './defineElements.ts'

const kits: AppKitInstance[] = []

beforeEach(async () => {
  // The first connection loads it.
  await loadInterface()
  localStorage.clear()
})

afterEach(async () => {
  cleanup()
  await act(async () => document.body.replaceChildren())
  await settle()
  for (const kit of kits.splice(0)) kit.destroy()
})

function start(options: Partial<Parameters<typeof createAppKit>[0]> = {}): AppKitInstance {
  const kit = createAppKit({
    adapters: [createTestAdapter()],
    networks: [mainnet, base],
    ...options,
  })
  kits.push(kit)
  return kit
}

async function put(markup: string): Promise<HTMLElement> {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  await act(async () => document.body.append(holder))
  const element = holder.firstElementChild as HTMLElement
  await settle()
  return element
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))))
const textOf = (element: Element) => element.shadowRoot?.querySelector('button')?.textContent

test.each(['appkit', 'w3m'])('default: <%s-button>', async (prefix) => {
  const kit = start()
  const element = await put(`<${prefix}-button></${prefix}-button>`)
  expect(textOf(element)).toBe('Connect wallet')
  await act(async () => element.shadowRoot?.querySelector('button')?.click())
  expect(kit.isOpen()).toBe(true)
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await settle()
  expect(textOf(element)).toBe('Account 0xf3…b92266')
})

test('behavior: every kind shows its button', async () => {
  const kit = start()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(textOf(await put('<appkit-connect-button></appkit-connect-button>'))).toBe(
    'Connect wallet',
  )
  expect(textOf(await put('<appkit-account-button></appkit-account-button>'))).toContain('b92266')
  expect(textOf(await put('<appkit-network-button></appkit-network-button>'))).toBe('Ethereum')
})

test('behavior: empty before createAppKit, rendered after it', async () => {
  defineElements()
  const element = await put('<appkit-button></appkit-button>')
  expect(textOf(element)).toBeUndefined()
  await act(async () => void start())
  await settle()
  expect(textOf(element)).toBe('Connect wallet')
})

test('behavior: attributes and properties reflect each other', async () => {
  start()
  const element = await put(
    '<appkit-button label="Sign in" size="sm" disabled="false"></appkit-button>',
  )
  const button = () => element.shadowRoot?.querySelector('button')
  expect(button()?.textContent).toBe('Sign in')
  expect(button()?.dataset.size).toBe('sm')
  expect(button()?.disabled).toBe(false)

  await act(async () => Object.assign(element, { label: 'Log in', disabled: true }))
  await settle()
  expect(element.getAttribute('label')).toBe('Log in')
  expect(button()?.textContent).toBe('Log in')
  expect(button()?.disabled).toBe(true)

  await act(async () => {
    element.removeAttribute('label')
    element.removeAttribute('disabled')
  })
  await settle()
  expect(element).toMatchObject({ label: undefined, disabled: undefined })
  expect(button()?.textContent).toBe('Connect wallet')
  expect(button()?.disabled).toBe(false)
})

test('behavior: properties set before the definition are kept', async () => {
  const kit = start()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const element = document.createElement('appkit-account-button')
  Object.defineProperty(element, 'charsStart', {
    value: 6,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  await act(async () => document.body.append(element))
  await settle()
  expect(element.getAttribute('charsstart')).toBe('6')
  expect(textOf(element)).toBe('Account 0xf39F…b92266')
})

test('behavior: unmounts when removed, keeps its content when moved', async () => {
  const kit = start()
  const element = await put('<appkit-network-button></appkit-network-button>')
  const button = element.shadowRoot?.querySelector('button')
  await act(async () => document.body.append(element))
  await settle()
  expect(element.shadowRoot?.querySelector('button')).toBe(button)

  await act(async () => element.remove())
  await settle()
  expect(element.shadowRoot?.querySelector('button')).toBeNull()
  await act(() => kit.switchNetwork(base))
  await act(async () => document.body.append(element))
  await settle()
  expect(textOf(element)).toBe('Base')
})

test('behavior: works in React strict mode, and is empty on a server', async () => {
  start()
  const app = (
    <StrictMode>
      <appkit-button label="Sign in" size="sm" charsStart={6} class="mine" />
    </StrictMode>
  )
  expect(renderToString(app)).toContain('<appkit-button label="Sign in"')
  const { container, unmount } = render(app)
  await settle()
  const element = container.firstElementChild as HTMLElement
  expect(textOf(element)).toBe('Sign in')
  unmount()
  await settle()
  expect(element.shadowRoot?.querySelector('button')).toBeNull()
})

test('behavior: a second call defines nothing', () => {
  defineElements()
  const first = customElements.get('appkit-button')
  defineElements()
  expect(customElements.get('appkit-button')).toBe(first)
})

test('<appkit-modal> is empty unless the app is embedded', async () => {
  start()
  const element = await put('<appkit-modal></appkit-modal>')
  expect(element.shadowRoot?.querySelector('[data-cleat]')).toBeNull()
})

test.each([
  ['the option', '<appkit-modal></appkit-modal>', { enableEmbedded: true }],
  ['the attribute', '<w3m-modal enableEmbedded></w3m-modal>', {}],
])('<appkit-modal> shows the screens in its place, by %s', async (_, markup, options) => {
  const kit = start(options)
  const element = await put(markup)
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Harbour'))
  void kit.open()
  expect(document.querySelector('body > [data-cleat]')).toBeNull()
  await act(async () => kit.destroy())
  await settle()
  expect(element.shadowRoot?.querySelector('[data-cleat]')).toBeNull()
})
