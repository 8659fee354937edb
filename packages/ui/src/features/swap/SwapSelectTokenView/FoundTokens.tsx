import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useMemo } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { NoMatches } from '../../../components/EmptyState/NoMatches.tsx'
import { type LongEntry, LongList } from '../../../components/LongList/LongList.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SwapTexts } from '../texts/en.ts'
import type { TokenChoices } from './listChoices.ts'
import { TokenRow } from './TokenRow.tsx'
import type { TokenChoice } from './tokenChoice.ts'

export type FoundTokensProps = {
  /** Those that match. */
  choices: TokenChoices
  network: CaipNetwork
  search: string
  onChoose: (choice: TokenChoice) => void
  onClear: () => void
  onLeaveUp: () => void
}

type Entry = LongEntry & { readonly choice?: TokenChoice | undefined }

/** The tokens that match the search: those of the account, then all others. */
export function FoundTokens(props: FoundTokensProps): ReactElement {
  const { choices, network, search, onChoose, onClear, onLeaveUp } = props
  const text = useText<SwapTexts>()
  const yours = text('swap.yours')
  const all = text('swap.all')
  const entries = useMemo(() => {
    const toEntries = (heading: string, found: readonly TokenChoice[]): Entry[] =>
      found.length === 0
        ? []
        : [{ key: heading, heading }, ...found.map((choice) => ({ key: choice.key, choice }))]
    return [...toEntries(yours, choices.own), ...toEntries(all, choices.others)]
  }, [choices, yours, all])
  if (entries.length === 0)
    return (
      <NoMatches
        action={
          <Button variant="quiet" onClick={onClear}>
            {text('search.clear')}
          </Button>
        }
      >
        {text('swap.notFound', { search })}
      </NoMatches>
    )
  return (
    <LongList label={text('swap.selectToken')} entries={entries} onLeaveUp={onLeaveUp}>
      {({ choice }, place) =>
        choice && <TokenRow choice={choice} network={network} onChoose={onChoose} {...place} />
      }
    </LongList>
  )
}
