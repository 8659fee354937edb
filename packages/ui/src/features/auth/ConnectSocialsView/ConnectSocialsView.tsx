import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { Row } from '../../../components/Row/Row.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useLogIn } from '../login/useLogIn.ts'
import { MethodTile } from '../marks/MethodTile.tsx'
import { providerNames } from '../marks/providerNames.ts'
import sheet from '../methods/ConnectMethods.module.css'
import { useMethods } from '../offers/useMethods.ts'
import type { AuthTexts } from '../texts/en.ts'

/** All providers of social logins. */
export function ConnectSocialsView(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const gate = useLegalGate()
  const logIn = useLogIn()
  const { socials } = useMethods()
  return (
    <div className={classes.methods}>
      <LegalBox gate={gate} />
      <Rows>
        <Group label={text('auth.more')}>
          {socials.map((provider) => (
            <li key={provider}>
              <Row
                icon={<MethodTile of={provider} />}
                name={providerNames[provider] ?? ''}
                isHeld={gate.isClosed}
                onRefuse={gate.refuse}
                onPress={() => logIn.social(provider)}
              />
            </li>
          ))}
        </Group>
      </Rows>
    </div>
  )
}
