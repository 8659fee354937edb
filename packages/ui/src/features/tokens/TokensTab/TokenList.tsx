import { type CaipNetwork, parseCaipAddress } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { TokenItem } from '../../../components/TokenItem/TokenItem.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { TokenApprovals } from './TokenApprovals.tsx'
import sheet from './TokensTab.module.css'
import { TotalWorth } from './TotalWorth.tsx'
import { useCanSend } from './useCanSend.ts'

export type TokenListProps = {
  tokens: readonly TokenBalance[]
  imitations: ReadonlySet<TokenBalance>
  network: CaipNetwork
}

/** Further tokens are shown on request. */
const maxAtFirst = 50

/** The account's tokens, and their total where some have no price. A token opens the send form. */
export function TokenList({ tokens, imitations, network }: TokenListProps): ReactElement {
  const { adapters, controllers } = useKit()
  const { router } = controllers
  const classes = useStyles(sheet)
  const text = useText()
  const [isWhole, setIsWhole] = useState(false)
  const { caipNetworkId, chainNamespace } = network
  const canSend = useCanSend(chainNamespace)
  const hasApprovals = adapters.get(chainNamespace)?.features['approvals:load'] !== undefined
  const shown = isWhole ? tokens : tokens.slice(0, maxAtFirst)
  const send = ({ address }: TokenBalance) => {
    const assetAddress = address && parseCaipAddress(address).address
    router.push({ name: 'WalletSend', intent: { caipNetworkId, assetAddress } })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul role="list" className={classes.list} aria-label={text('tokens.title')}>
        {shown.map((balance) => (
          <TokenItem
            key={balance.address ?? ''}
            balance={balance}
            network={network}
            isImitation={imitations.has(balance)}
            onSelect={canSend && balance.quantity.amount > 0n ? send : undefined}
            action={hasApprovals && <TokenApprovals balance={balance} />}
          />
        ))}
      </ul>
      <TotalWorth tokens={tokens.filter((token) => !imitations.has(token))} />
      {shown.length < tokens.length && (
        <div className={classes.more}>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {text('tokens.showAll', { count: tokens.length })}
          </Button>
        </div>
      )}
    </>
  )
}
