import type { AuthMethod } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { keyIcon } from '../../../icons/keyIcon.ts'
import { mailIcon } from '../../../icons/mailIcon.ts'
import { SocialMark } from './SocialMark.tsx'

export type MethodIconProps = { of: AuthMethod; size?: number | undefined }

/** The mark of a provider, or the icon of another login. */
export function MethodIcon({ of, size = 20 }: MethodIconProps): ReactElement {
  if (of === 'email') return <Icon of={mailIcon} size={size} strokeWidth={1.5} />
  if (of === 'passkey') return <Icon of={keyIcon} size={size} strokeWidth={1.5} />
  return <SocialMark of={of} size={size} />
}
