import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useHasSessions } from '../accounts/useHasSessions.ts'

/** Leads to what the account allowed, in apps that ask for it. */
export function SessionsTool({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText()
  if (!useHasSessions(namespace)) return null
  return (
    <IconButton
      label={text('permissions.title')}
      icon={<Icon of={clockIcon} size={20} />}
      onClick={() => router.push({ name: 'SmartSessionList' })}
    />
  )
}
