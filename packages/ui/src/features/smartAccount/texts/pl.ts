import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Z inteligentnym kontem potwierdzasz kilka kroków naraz, a aplikacje mogą płacić twoje opłaty. Twój adres się nie zmienia.',
  'smartAccount.introContract':
    'Z inteligentnym kontem potwierdzasz kilka kroków naraz, a aplikacje mogą płacić twoje opłaty. Ma inny adres niż twoje zwykłe konto.',
  'smartAccount.addresses': 'To samo logowanie, inny adres',
  'smartAccount.use': 'Używaj inteligentnego konta',
  'smartAccount.kept': 'Wyłączone. Co zostało ulepszone, takie zostanie, dopóki tego nie usuniesz.',
  'smartAccount.loading': 'Sprawdzanie twoich sieci…',
  'smartAccount.ready': 'Gotowe. Ulepszy się przy pierwszej czynności.',
  'smartAccount.readyContract': 'Gotowe. Powstanie przy pierwszej czynności.',
  'smartAccount.upgraded': 'Ulepszone',
  'smartAccount.count':
    '{count, plural, one {Ulepszone w # sieci} few {Ulepszone w # sieciach} many {Ulepszone w # sieciach} other {Ulepszone w # sieciach}}',
  'smartAccount.plain': 'Zwykłe konto',
  'smartAccount.unavailable': 'Tutaj niedostępne. Konto działa jako zwykłe.',
  'smartAccount.unavailableContract': 'Tutaj niedostępne. Użyj zwykłego konta.',
  'smartAccount.unknown': 'Wykonuje kod, którego nie znamy',
  'smartAccount.contract': 'Konto kontraktowe',
  'smartAccount.failed': 'Nie udało się sprawdzić tej sieci',
  'smartAccount.explorer': 'Zobacz w eksploratorze',
  'smartAccount.remove': 'Usuń ulepszenie',
  'smartAccount.removeText':
    'W sieci {network} konto znów będzie zwykłe, a udzielone tam uprawnienia wygasną. Ty płacisz opłatę sieciową.',
  'smartAccount.keep': 'Anuluj',
  'smartAccount.asking': 'Usuwanie ulepszenia…',
  'smartAccount.waiting': 'Oczekiwanie na {network}…',
  'smartAccount.removed': 'Ulepszenie usunięte',
  'smartAccount.confirmed': '{network} to potwierdza.',
  'smartAccount.unclear': 'Jeszcze niepotwierdzone',
  'smartAccount.unclearText': 'Jest w drodze. Sprawdź w eksploratorze, zanim spróbujesz ponownie.',
  'smartAccount.notRemoved': 'Ulepszenie nieusunięte',
  'smartAccount.done': 'Gotowe',
  'smartAccount.codeIntro':
    'Konto może wykonywać kod programu, który wtedy działa za nie. Oto czyj kod wykonuje twoje.',
  'smartAccount.stop':
    'To konto wykonuje kod, którego nie znamy. Jego autor może zabrać to, co tu otrzymasz.',
  'smartAccount.elsewhere': 'Aby go usunąć, otwórz {wallet} i wyłącz tam inteligentne konto.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Twoje konto nie może być inteligentne w sieci {network}. Nic nie wysłano.',
  OPERATION_REJECTED: 'To nie zostało przyjęte. Nic nie wysłano. Sprawdź, czy masz dość na opłatę.',
  SPONSOR_DECLINED:
    'Sponsor już za to nie płaci. Nic nie wysłano. Spróbuj ponownie, aby zobaczyć nową opłatę.',
}
