import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} prosi o zalogowanie. Kontynuuj tylko, jeśli to Twoje działanie, portfelem, do którego należy Twoje konto Farcaster.',
  'farcaster.noWallet':
    'W tej przeglądarce nie ma portfela. Otwórz tę stronę w przeglądarce, w której jest Twój portfel.',
  'farcaster.copy': 'Kopiuj link',
  'farcaster.copied': 'Skopiowano link',
  'farcaster.decline': 'Nie loguj',
  'farcaster.rejected': 'Odrzucono w portfelu. Spróbuj ponownie lub wybierz inny portfel.',
  'farcaster.unsigned': 'Portfel nie podpisał. Spróbuj ponownie lub wybierz inny portfel.',
  'farcaster.foreign': 'Ten portfel nie może podpisywać za to konto Farcaster. Wybierz inny.',
  'farcaster.accountTitle': 'Wpisz swój ID Farcaster',
  'farcaster.accountLead':
    'Do tego portfela nie należy żadne konto Farcaster. Jeśli może podpisywać za jakieś konto, wpisz jego ID.',
  'farcaster.account': 'ID Farcaster',
  'farcaster.other': 'Wybierz inny portfel',
  'farcaster.sign': 'Podpisz',
  'farcaster.done': 'Możesz zamknąć tę stronę i wrócić tam, gdzie zaczynasz logowanie.',
  'farcaster.late': 'To logowanie wygasło. Zacznij ponownie tam, skąd przychodzisz.',
}
