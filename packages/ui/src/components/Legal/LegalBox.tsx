import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import sheet from './LegalBox.module.css'
import { LegalText } from './LegalText.tsx'
import type { LegalGate } from './useLegalGate.ts'

export type LegalBoxProps = { gate: LegalGate }

/** The consent checkbox. Renders nothing if the app requires none. */
export function LegalBox({ gate }: LegalBoxProps): ReactElement | null {
  const classes = useStyles(sheet)
  if (!gate.isNeeded) return null
  return (
    <div>
      <Checkbox isChecked={gate.isAccepted} isMissing={gate.isMissing} onChange={gate.accept}>
        <LegalText one="connect.agreeOne" both="connect.agreeBoth" />
      </Checkbox>
      {gate.isMissing && <p className={classes.missing}>{gate.reason}</p>}
    </div>
  )
}
