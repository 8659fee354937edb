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
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapView.module.css'

export type NoSwapsProps = { network: CaipNetwork }

/** Further networks are in the list of all. */
const maxShown = 4

const reasons: { readonly [namespace: string]: keyof SwapTexts } = {
  bip122: 'swap.unsupportedBitcoin',
  polkadot: 'swap.unsupportedPolkadot',
}

/** Says why nothing can be swapped on the active network, and switches to one where it can. */
export function NoSwaps({ network }: NoSwapsProps): ReactElement {
  const { adapters, controllers } = useKit()
  const { options, network: networks, router } = controllers
  const { enableNetworkSwitch, features } = useControllerState(options.state)
  const { byNamespace } = useControllerState(networks.state)
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const toSwitch = useSwitchRoute()
  const { caipNetworkId, chainNamespace, name, assets } = network
  const others = Object.values(byNamespace)
    .filter(({ namespace }) => adapters.get(namespace)?.features['swaps:load'])
    .flatMap(({ caipNetworks }) => caipNetworks)
    .filter((one) => one.caipNetworkId !== caipNetworkId)
  const isBitcoin = chainNamespace === 'bip122'
  const canSend =
    features?.send !== false &&
    adapters.get(chainNamespace)?.features['transfers:load'] !== undefined
  return (
    <div className={classes.elsewhere}>
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
        title={text('swap.unsupported')}
        text={
          reasons[chainNamespace]
            ? text(isBitcoin ? 'swap.unsupportedBitcoin' : 'swap.unsupportedPolkadot')
            : text('swap.unsupportedText', { network: name })
        }
      />
      {enableNetworkSwitch && others.length > 0 && (
        <Group heading={text('swap.networks')}>
          {others.slice(0, maxShown).map((one) => (
            <li key={one.caipNetworkId}>
              <Row
                icon={
                  <NetworkImage
                    caipNetworkId={one.caipNetworkId}
                    name={one.name}
                    imageUrl={one.assets?.imageUrl}
                  />
                }
                name={one.name}
                onPress={() => router.push(toSwitch(one.caipNetworkId))}
              />
            </li>
          ))}
        </Group>
      )}
      <div className={classes.buttons}>
        {isBitcoin && canSend && (
          <Button onClick={() => router.push({ name: 'WalletSend' })}>
            {text('swap.sendInstead')}
          </Button>
        )}
        {enableNetworkSwitch && (
          <Button
            variant={others.length > 0 || (isBitcoin && canSend) ? 'quiet' : 'primary'}
            onClick={() => router.push({ name: 'Networks' })}
          >
            {text('swap.chooseNetwork')}
          </Button>
        )}
      </div>
    </div>
  )
}
