import { StyleRoot } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
import { AppKitButton } from '../buttons/AppKitButton.tsx'
import { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
import { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
import { useOptionalKit } from '../internal/useCurrentKit.ts'
import hostStyles from './buttonHost.module.css'
import type { ButtonKind } from './elementKind.ts'
import { type ElementProperties, readProperties, reflectProperties } from './elementProperties.ts'
import { openRoot } from './openRoot.ts'

const buttons = {
  button: AppKitButton,
  'connect-button': AppKitConnectButton,
  'account-button': AppKitAccountButton,
  'network-button': AppKitNetworkButton,
} satisfies { [kind in ButtonKind]: (properties: ElementProperties) => JSX.Element | null }

/**
 * Draws a button into the shadow root of an element, where the styles of the page do not reach it, and follows its attributes.
 * @returns what takes it out again
 */
export function mountButton(element: HTMLElement, kind: ButtonKind): () => void {
  const scope = openRoot(element, hostStyles.css)
  const root = createRoot(scope)
  const render = () =>
    root.render(<Host scope={scope} kind={kind} properties={readProperties(element)} />)

  reflectProperties(element)
  const observer = new MutationObserver(render)
  observer.observe(element, { attributes: true })
  render()
  return () => {
    observer.disconnect()
    root.unmount()
  }
}

type HostProps = {
  scope: ShadowRoot
  kind: ButtonKind
  properties: ElementProperties
}

/** Shows nothing until `createAppKit` is called. */
function Host({ scope, kind, properties }: HostProps): JSX.Element | null {
  const kit = useOptionalKit()
  if (!kit) return null
  const Button = buttons[kind]
  return (
    <StyleRoot scope={scope} nonce={kit.controllers.options.state.nonce}>
      <Button {...properties} />
    </StyleRoot>
  )
}
