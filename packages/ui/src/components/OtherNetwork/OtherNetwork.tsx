import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { Button } from '../Button/Button.tsx'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import { Task } from '../Task/Task.tsx'

export type OtherNetworkProps = {
  network: CaipNetwork
  title: string
  text: string
  /** The button's text. */
  label: string
  onPress: () => void
}

/**
 * Rendered where the active network has no transfers. Opens the list of networks if visitors may
 * switch.
 */
export function OtherNetwork(props: OtherNetworkProps): ReactElement {
  const { network, title, text, label, onPress } = props
  const { options } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const { caipNetworkId, name, assets } = network
  return (
    <Task
      icon={
        <span aria-hidden="true">
          <NetworkImage
            caipNetworkId={caipNetworkId}
            name={name}
            imageUrl={assets?.imageUrl}
            size={64}
          />
        </span>
      }
      title={title}
      text={text}
      actions={enableNetworkSwitch && <Button onClick={onPress}>{label}</Button>}
    />
  )
}
