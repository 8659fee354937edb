import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { HoldingsNotice } from '../../../components/HoldingsNotice/HoldingsNotice.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import { FoundTokens } from './FoundTokens.tsx'
import { findChoices } from './findChoices.ts'
import { findSuggested } from './findSuggested.ts'
import { isAddressLike } from './isAddressLike.ts'
import { ListNotice } from './ListNotice.tsx'
import { PastedToken } from './PastedToken.tsx'
import { SuggestedTokens } from './SuggestedTokens.tsx'
import sheet from './SwapSelectTokenView.module.css'
import type { TokenChoice } from './tokenChoice.ts'
import { useTokenChoices } from './useTokenChoices.ts'

export type TokenSearchProps = {
  address: string
  network: CaipNetwork
  onChoose: (choice: TokenChoice) => void
}

const searchMs = 100

/** A search field over the tokens. An unlisted address is read from the chain. */
export function TokenSearch({ address, network, onChoose }: TokenSearchProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const announce = useAnnounce()
  const view = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchMs)
  const { own, others, isPending, error, isFetching, retry } = useTokenChoices({
    address,
    network,
  })
  const found = useMemo(() => findChoices({ own, others, search }), [own, others, search])
  const { caipNetworkId } = network
  const suggested = useMemo(() => {
    const trusted = [...own, ...others].filter(({ trust }) => trust === 'listed')
    const tokens = trusted.map((choice) => ({ choice, symbol: choice.token.symbol }))
    return findSuggested({ tokens, caipNetworkId }).map(({ choice }) => choice)
  }, [own, others, caipNetworkId])
  const isSkeletonShown = useDelayedBusy(isPending)
  const count = found.own.length + found.others.length
  const isPasted = count === 0 && isAddressLike(search)

  useEffect(() => {
    if (search && !isPasted) announce(text('swap.found', { count }))
  }, [announce, text, search, isPasted, count])

  const focusSearch = () => view.current?.querySelector('input')?.focus()
  const focusList = () => view.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  return (
    <div ref={view} className={classes.view}>
      <div className={classes.search} data-pinned="top">
        <SearchField
          label={text('swap.search')}
          value={typed}
          isFirst
          onChange={setTyped}
          isEmpty={count === 0 && !isPasted && !isPending}
          onEnterList={focusList}
        />
      </div>
      {!search && <SuggestedTokens choices={suggested} network={network} onChoose={onChoose} />}
      <HoldingsNotice address={address} network={network} message={text('swap.unavailable')} />
      {error && <ListNotice error={error} isFetching={isFetching} onRetry={retry} />}
      {isPending || isSkeletonShown ? (
        <SkeletonRows label={text('tokens.loading')} isShown={isSkeletonShown} />
      ) : isPasted ? (
        <PastedToken
          address={address}
          network={network}
          search={search}
          onChoose={onChoose}
          onLeaveUp={focusSearch}
        />
      ) : (
        <FoundTokens
          choices={found}
          network={network}
          search={search}
          onChoose={onChoose}
          onClear={() => setTyped('')}
          onLeaveUp={focusSearch}
        />
      )}
    </div>
  )
}
