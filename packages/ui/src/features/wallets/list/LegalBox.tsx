import type { ReactElement } from 'react'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { LegalText } from './LegalText.tsx'
import type { LegalGate } from './useLegalGate.ts'

export type LegalBoxProps = { gate: LegalGate }

/** The consent checkbox. Renders nothing if the app requires none. */
export function LegalBox({ gate }: LegalBoxProps): ReactElement | null {
  if (!gate.isNeeded) return null
  return (
    <Checkbox isChecked={gate.isAccepted} isMissing={gate.isMissing} onChange={gate.accept}>
      <LegalText one="connect.agreeOne" both="connect.agreeBoth" />
    </Checkbox>
  )
}
