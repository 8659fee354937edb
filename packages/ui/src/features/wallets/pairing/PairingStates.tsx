import type { Wallet } from '@cleat/core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useChooseOther } from '../list/useChooseOther.ts'
import sheet from './Pairing.module.css'
import { PairingSuccess } from './PairingSuccess.tsx'
import type { PairingTexts } from './texts/en.ts'
import { usePairing } from './usePairing.ts'

/** The proposal that a wallet approves. */
export type PairingProposal = {
  /** `undefined` while loading. */
  readonly uri: string | undefined
  /** Whether loading takes long. */
  readonly isSlow: boolean
  readonly retry: () => void
}

export type PairingStatesProps = {
  /** Without it, any wallet may approve. */
  wallet?: Wallet | undefined
  /** Renders the proposal. */
  children: (proposal: PairingProposal) => ReactNode
}

/** Proposes a pairing while mounted, and shows its progress. */
export function PairingStates({ wallet, children }: PairingStatesProps): ReactElement {
  const { connection } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<PairingTexts>()
  const explain = useErrorText()
  const announce = useAnnounce()
  const chooseOther = useChooseOther()
  const gate = useLegalGate()
  const [isHeld, setIsHeld] = useState(gate.isClosed)
  const { pairing, retry } = usePairing({ wallet, isHeld })
  const { status } = pairing
  const isDeclined = useControllerState(connection.state, ({ wcDeclined }) => wcDeclined)
  const uri = status === 'waiting' ? pairing.uri : undefined
  const { isSlow } = useIsSlow(status === 'waiting' && !uri)

  const name = wallet?.name ?? 'WalletConnect'
  const reason = status === 'error' ? explain(pairing.error, name) : undefined
  const news = reason ?? (isDeclined ? text('pairing.declined') : isSlow && text('pairing.slow'))
  useEffect(() => {
    if (news) announce(news)
  }, [announce, news])

  switch (status) {
    case 'held':
      return (
        <Task
          icon={<PairingWallet wallet={wallet} state="none" />}
          title={text('connecting.agreeTitle')}
          text={text('connecting.agreeText')}
          actions={
            <Button onClick={() => (gate.isClosed ? gate.refuse() : setIsHeld(false))}>
              {text('connecting.agree', { wallet: name })}
            </Button>
          }
        >
          <LegalBox gate={gate} />
        </Task>
      )
    case 'success':
      return <PairingSuccess wallet={wallet} />
    case 'error':
      return (
        <ErrorState
          title={text('connecting.errorTitle')}
          error={pairing.error}
          text={reason}
          onRetry={retry}
        >
          <Button variant="quiet" onClick={chooseOther}>
            {text('connecting.other')}
          </Button>
        </ErrorState>
      )
    case 'waiting':
      return (
        <div className={classes.view}>
          {isDeclined && <Notice variant="info">{text('pairing.declined')}</Notice>}
          {children({ uri, isSlow, retry })}
        </div>
      )
  }
}
