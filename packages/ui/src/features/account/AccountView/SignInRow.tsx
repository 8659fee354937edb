import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { badgeCheckIcon } from '../../../icons/badgeCheckIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSignInStatus } from '../../../kit/useSignInStatus.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AccountView.module.css'

/** Leads to signing in. Renders nothing for a visitor who is, or in apps without it. */
export function SignInRow({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const status = useSignInStatus(namespace)
  if (!status || status.status === 'signedIn') return null
  return (
    <li>
      <Row
        icon={
          <span className={classes.tile}>
            <Icon of={badgeCheckIcon} size={18} />
          </span>
        }
        name={text('signIn.title')}
        onPress={() => router.push({ name: 'ConnectingSiwe', namespace, reason: 'app' })}
      />
    </li>
  )
}
