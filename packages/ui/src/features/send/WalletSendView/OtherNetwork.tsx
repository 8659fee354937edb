import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

export type OtherNetworkProps = {
  network: CaipNetwork
  title: string
  text: string
  /** What the button says. */
  label: string
  onPress: () => void
}

/** Stands where nothing can be sent on the network in use, and leads to another one, where visitors may choose. */
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
