import { StyleRoot } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import type { ElementProperties } from './elementProperties.ts'

type Button = (properties: ElementProperties) => JSX.Element | null

/** A button in a shadow root. `render` updates its properties. */
export type Drawing = { render(properties: ElementProperties): void; unmount(): void }

/** Creates a function that renders a button into a shadow root with a separate React root. */
export function createDrawing(Button: Button): (scope: ShadowRoot) => Drawing {
  return (scope) => {
    const root = createRoot(scope)
    return {
      render: (properties) =>
        root.render(<Host scope={scope} Button={Button} properties={properties} />),
      unmount: () => root.unmount(),
    }
  }
}

type HostProps = { scope: ShadowRoot; Button: Button; properties: ElementProperties }

/** Renders nothing before `createAppKit`. */
function Host({ scope, Button, properties }: HostProps): JSX.Element | null {
  const kit = useOptionalKit()
  if (!kit) return null
  return (
    <StyleRoot scope={scope} nonce={kit.controllers.options.state.nonce}>
      <Button {...properties} />
    </StyleRoot>
  )
}
