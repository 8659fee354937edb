import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { shieldCheckIcon } from '../../../icons/shieldCheckIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { TokensTexts } from '../texts/en.ts'

/** Leads to the approvals of a token. Renders nothing for a network's coin, which has none. */
export function TokenApprovals({ balance }: { balance: TokenBalance }): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<TokensTexts>()
  const { address: token, symbol } = balance
  if (!token) return null
  return (
    <IconButton
      icon={<Icon of={shieldCheckIcon} size={18} />}
      label={text('tokens.approvals', { token: symbol })}
      onClick={() => router.push({ name: 'Approvals', token })}
    />
  )
}
