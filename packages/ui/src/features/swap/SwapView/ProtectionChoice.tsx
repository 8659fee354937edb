import { type ReactElement, useState } from 'react'
import { ChoiceChips } from '../../../components/ChoiceChips/ChoiceChips.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapDetails.module.css'

/**
 * Whether swaps stay out of the public queue. A wallet that sends itself is asked to use the app's
 * RPC. Renders nothing where the app names none.
 */
export function ProtectionChoice(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const swap = useSwap()
  const { name: wallet = '' } = useConnectedWallet()
  const protection = useControllerState(swap.state, (state) => state.protection)
  const { isAsking, add } = useProtection()
  if (protection === undefined) return null
  const words = {
    off: text('swap.protectionOff'),
    offered: text('swap.protectionOffered', { wallet }),
    added: text('swap.protectionOn'),
  } as const
  return (
    <Disclosure
      label={
        <>
          <span className={classes.label}>{text('swap.protection')}</span>
          <span className={classes.value}>{words[protection]}</span>
        </>
      }
    >
      <div className={classes.slippage}>
        <p className={classes.explanation}>{text('swap.protectionText')}</p>
        {protection === 'offered' ? (
          // In the place of the choice, so that nothing is below the fold of a phone. No radios:
          // arrow keys would ask the wallet.
          <fieldset className={classes.choices} aria-label={text('swap.protection')}>
            <button
              type="button"
              className={classes.choice}
              data-variant="main"
              aria-disabled={isAsking || undefined}
              onClick={isAsking ? undefined : add}
            >
              {isAsking && <Spinner size={14} />}
              {text('swap.protectionAdd', { wallet })}
            </button>
            <button
              type="button"
              className={classes.choice}
              onClick={() => swap.setProtected(false)}
            >
              {text('swap.protectionOff')}
            </button>
          </fieldset>
        ) : (
          <ChoiceChips
            label={text('swap.protection')}
            chips={[
              { value: 'on', name: text('swap.protectionOn') },
              { value: 'off', name: text('swap.protectionOff') },
            ]}
            chosen={protection === 'off' ? 'off' : 'on'}
            onChoose={(value) => swap.setProtected(value === 'on')}
          />
        )}
      </div>
    </Disclosure>
  )
}

/** Asks the wallet, whose own dialog shows the URL. */
function useProtection(): { readonly isAsking: boolean; readonly add: () => void } {
  const { snackbar } = useKit().controllers
  const explain = useErrorText()
  const swap = useSwap()
  const [isAsking, setIsAsking] = useState(false)
  return {
    isAsking,
    add() {
      setIsAsking(true)
      swap
        .protectWallet()
        .catch((error: unknown) => snackbar.show({ message: explain(error), variant: 'error' }))
        .finally(() => setIsAsking(false))
    },
  }
}
