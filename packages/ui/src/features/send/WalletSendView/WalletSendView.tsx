import type { ReactElement } from 'react'
import { OtherNetwork } from '../../../components/OtherNetwork/OtherNetwork.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwitchRoute } from '../../../kit/useSwitchRoute.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import { SendForm } from './SendForm.tsx'
import { useSendStart } from './useSendStart.ts'

/** The send form: token, amount and receiver. */
export function WalletSendView({ route }: { route: RouteOf<'WalletSend'> }): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<SendTexts>()
  const send = useSend()
  useControllerState(send.state)
  const shown = useAccount()
  const network = shown?.networks.caipNetwork
  const { elsewhere } = useSendStart({ route, network })
  const toSwitch = useSwitchRoute()
  if (!shown || !network) return null
  if (elsewhere)
    return (
      <OtherNetwork
        network={elsewhere}
        title={text('send.elsewhere', { network: elsewhere.name })}
        text={text('send.elsewhereText', { current: network.name })}
        label={text('send.switch')}
        onPress={() => router.push(toSwitch(elsewhere.caipNetworkId))}
      />
    )
  if (elsewhere === null || send.validate() === 'unsupported')
    return (
      <OtherNetwork
        network={network}
        title={text('send.unsupported')}
        text={text('send.unsupportedText', { network: network.name })}
        label={text('send.chooseNetwork')}
        onPress={() => router.push({ name: 'Networks' })}
      />
    )
  return <SendForm address={shown.address} network={network} />
}
