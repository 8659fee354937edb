import { Avatar, formatAddress } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { ButtonFrame, type ButtonFrameProps } from './ButtonFrame.tsx'

export type AccountButtonProps = Pick<ButtonFrameProps, 'disabled' | 'namespace'> & {
  address: string
  size?: 'md' | 'sm' | undefined
  charsStart?: number | undefined
  charsEnd?: number | undefined
}

/** Shown while somebody is connected. */
export function AccountButton(props: AccountButtonProps): JSX.Element {
  const { address, size = 'md', charsStart = 4, charsEnd = 6, disabled, namespace } = props
  return (
    <ButtonFrame
      kind="account-button"
      size={size}
      disabled={disabled}
      namespace={namespace}
      label={`Account ${address}`}
    >
      <Avatar address={address} size={size === 'md' ? 24 : 20} />
      {formatAddress(address, { start: charsStart, end: charsEnd })}
    </ButtonFrame>
  )
}
