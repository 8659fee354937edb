import { isCleatError, type NameChange, type NameTransfer } from '@cleat/core'
import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNames } from '../controller/useNames.ts'
import type { NameTransfersTexts } from './texts/en.ts'

export type TransferAct = 'accept' | 'withdraw'

/** What was offered to the account in use and by it, and how it accepts and withdraws. */
export function useTransfers(): {
  transfers: readonly NameTransfer[]
  change: NameChange
  act: (transfer: NameTransfer, act: TransferAct) => Promise<void>
} {
  const { snackbar } = useKit().controllers
  const text = useText<NameTransfersTexts>()
  const explain = useErrorText()
  const names = useNames()
  const { address, name: wallet } = useConnectedWallet()
  const { change } = useControllerState(names.state)
  const [known, setKnown] = useState<{ of: string; transfers: readonly NameTransfer[] }>()
  const isActing = useRef(false)
  const isSettled = change.status === 'done' || change.status === 'failed'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change that settled
  useEffect(() => {
    let isGone = false
    names.listTransfers({ address }).then(
      (transfers) => {
        if (!isGone) setKnown({ of: address ?? '', transfers })
      },
      // What was offered stays unknown. The app and the other account say so as well.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [names, address, isSettled])
  // A request that still waits in the wallet is left.
  useEffect(
    () => () => {
      if (isActing.current) names.cancelChange()
    },
    [names],
  )

  const act = async ({ name, from }: NameTransfer, wanted: TransferAct) => {
    isActing.current = true
    try {
      await (wanted === 'accept'
        ? names.acceptName({ name })
        : names.transferName({ name, to: from }))
      const message = text(
        wanted === 'accept' ? 'nameTransfers.accepted' : 'nameTransfers.withdrawn',
        { name },
      )
      snackbar.show({ message, variant: 'success' })
    } catch (error) {
      if (isCleatError(error, 'CONNECTION_USER_CLOSED')) return
      snackbar.show({ message: describe(error), variant: 'error' })
    } finally {
      isActing.current = false
    }
  }
  const describe = (error: unknown) => {
    if (isCleatError(error, 'REQUEST_USER_REJECTED')) return text('nameTransfers.unchangedText')
    const isOfSignature = isCleatError(error) && error.code.startsWith('SIWX_')
    return isOfSignature ? text('nameTransfers.signatureText') : explain(error, wallet)
  }
  return { transfers: known && known.of === address ? known.transfers : [], change, act }
}
