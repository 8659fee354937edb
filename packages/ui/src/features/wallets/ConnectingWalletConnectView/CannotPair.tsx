import type { Wallet } from '@cleat/core'
import type { ReactElement } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import { useChooseOther } from '../list/useChooseOther.ts'

export type CannotPairProps = { wallet: Wallet }

/** Explains that a wallet only works where it is installed, and where to get it. */
export function CannotPair({ wallet }: CannotPairProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText()
  const isHandheld = useIsHandheld()
  const chooseOther = useChooseOther()
  const values = { wallet: wallet.name }
  const title = text('connecting.missingTitle', values)
  const reason = text(isHandheld ? 'connecting.missingTextPhone' : 'connecting.missingText', values)
  useAnnounceTask({ title, text: reason })
  return (
    <Task
      icon={<PairingWallet wallet={wallet} state="none" />}
      title={title}
      text={reason}
      actions={
        <>
          <Button onClick={() => router.push({ name: 'Downloads', wallet })}>
            {text('connecting.get', values)}
          </Button>
          <Button variant="quiet" onClick={chooseOther}>
            {text('connecting.other')}
          </Button>
        </>
      }
    />
  )
}
