import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwitchRoute } from '../../../kit/useSwitchRoute.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './OnRampProvidersView.module.css'
import { useSellingNetworks } from './useSellingNetworks.ts'

export type NoPurchasesProps = {
  network: CaipNetwork
  /** Whether the app sells anything at all. */
  isAvailable: boolean
}

/** Further networks are in the list of all. */
const maxShown = 4

/** Says that nothing is sold on the active network, and switches to one where something is. */
export function NoPurchases({ network, isAvailable }: NoPurchasesProps): ReactElement {
  const { options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const toSwitch = useSwitchRoute()
  const others = useSellingNetworks().slice(0, maxShown)
  const canSwitch = isAvailable && enableNetworkSwitch
  return (
    <div className={classes.elsewhere}>
      <Task
        icon={
          <span aria-hidden="true">
            <NetworkImage {...toPicture(network)} size={64} />
          </span>
        }
        title={
          isAvailable
            ? text('onramp.unsupported', { network: network.name })
            : text('onramp.unavailable')
        }
        text={text(isAvailable ? 'onramp.unsupportedText' : 'onramp.unavailableText')}
      />
      {canSwitch && others.length > 0 && (
        <Group heading={text('onramp.networks')}>
          {others.map((one) => (
            <li key={one.caipNetworkId}>
              <Row
                icon={<NetworkImage {...toPicture(one)} />}
                name={one.name}
                onPress={() => router.push(toSwitch(one.caipNetworkId))}
              />
            </li>
          ))}
        </Group>
      )}
      {canSwitch && (
        <Button
          variant={others.length > 0 ? 'quiet' : 'primary'}
          onClick={() => router.push({ name: 'Networks' })}
        >
          {text('onramp.chooseNetwork')}
        </Button>
      )}
    </div>
  )
}

function toPicture({ caipNetworkId, name, assets }: CaipNetwork) {
  return { caipNetworkId, name, imageUrl: assets?.imageUrl }
}
