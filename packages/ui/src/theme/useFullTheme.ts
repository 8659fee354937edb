import { useStyles } from '../style/useStyles.ts'
import sheet from './fullTheme.module.css'

/** Defines the tokens that do not load with the page. */
export function useFullTheme(): void {
  useStyles(sheet)
}
