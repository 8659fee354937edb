import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { NoMatches } from '../../../components/EmptyState/NoMatches.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { TokenItem } from '../../../components/TokenItem/TokenItem.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useKit } from '../../../kit/useKit.ts'
import { findTokens } from '../../../queries/findTokens.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendSelectTokenView.module.css'

export type FoundTokensProps = {
  /** In display order. */
  tokens: readonly TokenBalance[]
  imitations: ReadonlySet<TokenBalance>
  network: CaipNetwork
}

/** Further tokens are rendered only for a search. */
const maxShown = 100
const waitMs = 300

/** The account's tokens, to search and choose from. */
export function FoundTokens({ tokens, imitations, network }: FoundTokensProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const words = useText<SendTexts>()
  const announce = useAnnounce()
  const send = useSend()
  const [search, setSearch] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const settled = useDebounced(search.trim(), waitMs)
  const found = findTokens({ tokens, search: settled })
  const shown = isWhole ? found : found.slice(0, maxShown)
  const count = found.length

  useEffect(() => {
    if (settled) announce(text('send.found', { count }))
  }, [announce, text, settled, count])

  const choose = (token: TokenBalance) => {
    send.setToken(token)
    router.goBack()
  }
  return (
    <Rows className={classes.found}>
      <SearchField
        label={text('send.search')}
        value={search}
        onChange={setSearch}
        isEmpty={count === 0}
      />
      {count === 0 ? (
        <NoMatches
          action={
            <Button variant="quiet" onClick={() => setSearch('')}>
              {words('search.clear')}
            </Button>
          }
        >
          {text('send.notFound', { search: settled })}
        </NoMatches>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        <ul role="list" className={classes.list} aria-label={text('send.selectToken')}>
          {shown.map((token) => (
            <TokenItem
              key={token.address ?? ''}
              balance={token}
              network={network}
              isImitation={imitations.has(token)}
              onSelect={choose}
            />
          ))}
        </ul>
      )}
      {shown.length < count && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {text('tokens.showAll', { count })}
        </Button>
      )}
    </Rows>
  )
}
