import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { shieldCheckIcon } from '../../../icons/shieldCheckIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AccountView.module.css'

/** Leads to who may take what. Renders nothing where the adapter cannot read that. */
export function ApprovalsRow({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { adapters, controllers } = useKit()
  const classes = useStyles(sheet)
  const text = useText()
  if (!adapters.get(namespace)?.features['approvals:load']) return null
  return (
    <li>
      <Row
        icon={
          <span className={classes.tile}>
            <Icon of={shieldCheckIcon} size={18} />
          </span>
        }
        name={text('approvals.title')}
        onPress={() => controllers.router.push({ name: 'Approvals' })}
      />
    </li>
  )
}
