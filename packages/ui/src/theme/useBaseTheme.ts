import { useStyles } from '../style/useStyles.ts'
import sheet from './theme.module.css'

/** Defines the tokens that load with a page, where no kit does. */
export function useBaseTheme(): void {
  useStyles(sheet)
}
