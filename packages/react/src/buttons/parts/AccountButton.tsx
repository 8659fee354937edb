import { formatAddress } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { useCurrentKit } from '../../internal/useCurrentKit.ts'
import type { AccountButtonProps as Props } from '../buttonProps.ts'
import { ButtonFrame } from './ButtonFrame.tsx'
import type { LazyAccountContent } from './lazyAccountContent.ts'

export type AccountButtonProps = Props & {
  address: string
  content: LazyAccountContent | null
}

/** The button that opens the account. */
export function AccountButton(props: AccountButtonProps): JSX.Element {
  const { address, disabled, content, namespace, size } = props
  const kit = useCurrentKit('AppKitAccountButton')
  return (
    <ButtonFrame
      kit={kit}
      kind="account-button"
      className={content?.className}
      size={size}
      disabled={disabled}
      onClick={() => void kit.open({ namespace })}
    >
      {/* Without the lazy content, the address alone keeps the account reachable. */}
      {content ? <content.Content {...props} kit={kit} /> : formatAddress(address)}
    </ButtonFrame>
  )
}
