import { useStyles } from '../style/useStyles.ts'
import sheet from './keyframes.module.css'

/**
 * Adopts the keyframes of all components. They are in one sheet, which comes with the modal: for
 * each sheet with keyframes the browser styles the whole page again, the app's own part too.
 */
export function useKeyframes(): void {
  useStyles(sheet)
}
