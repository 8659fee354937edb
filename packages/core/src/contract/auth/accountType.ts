/** The kinds of account that a visitor of the embedded wallet can prefer (spec §6). */
export type AccountType = 'eoa' | 'smartAccount'
