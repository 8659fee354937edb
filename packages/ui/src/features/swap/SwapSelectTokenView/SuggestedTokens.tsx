import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapSelectTokenView.module.css'
import type { TokenChoice } from './tokenChoice.ts'

export type SuggestedTokensProps = {
  choices: readonly TokenChoice[]
  network: CaipNetwork
  onChoose: (choice: TokenChoice) => void
}

/** A few well-known tokens. Renders nothing without any. */
export function SuggestedTokens(props: SuggestedTokensProps): ReactElement | null {
  const { choices, network, onChoose } = props
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  if (choices.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul role="list" className={classes.suggested} aria-label={text('swap.suggested')}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <button type="button" className={classes.chip} onClick={() => onChoose(choice)}>
            {/* The network is the same for all of them. */}
            <HeldTokenImage token={choice.token} network={network} hasBadge={false} size={20} />
            <bdi>{choice.token.symbol}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
