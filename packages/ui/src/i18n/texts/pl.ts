import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Ta aplikacja nie jest poprawnie skonfigurowana, więc to jeszcze nie działa. Powiadom jej twórców.'
const again = 'Coś poszło nie tak. Spróbuj ponownie.'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<BaseTextKey> = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.switchNetwork': 'Zmień sieć',
  'button.unknownNetwork': 'Nieznana sieć',
  'button.selectNetwork': 'Wybierz sieć',
  'button.account': 'Konto',
  'modal.back': 'Wstecz',
  'modal.close': 'Zamknij',
  'modal.stuck': 'Aby kontynuować, zmień sieć lub się rozłącz.',
  'view.loading': 'Wczytywanie',
  'view.failedTitle': 'Nie udało się wczytać tej części',
  'view.failedText':
    'Być może nie ma połączenia z internetem. Nic nie zginęło: sprawdź je i spróbuj ponownie.',
  'view.retry': 'Spróbuj ponownie',
  'alert.dismiss': 'Ukryj',
  'details.label': 'Szczegóły',
  'details.copy': 'Kopiuj szczegóły',
  'details.copied': 'Skopiowano szczegóły',
  'copy.failed': 'Kopiowanie jest tu zablokowane. Zaznacz tekst i skopiuj go ręcznie.',
  'search.clear': 'Wyczyść wyszukiwanie',
  'link.newTab': '(otwiera się w nowej karcie)',

  'connect.title': 'Połącz portfel',
  'connect.recent': 'Ostatnie',
  'connect.installed': 'Na tym urządzeniu',
  'connect.popular': 'Popularne',
  'connect.more': 'Więcej portfeli',
  'connect.wallets': 'Portfele',
  'connect.notInstalled': 'Niezainstalowany',
  'connect.unverified': 'Niezweryfikowany',
  'connect.contested': 'Podwójna tożsamość',
  'connect.otherChain': 'Nie w sieci {network}',
  'connect.all': 'Wszystkie portfele',
  'connect.loading': 'Wczytywanie portfeli',
  'connect.partial': 'Nie udało się wczytać niektórych portfeli.',
  'connect.noneHere': 'W tej przeglądarce nie ma portfela. Możesz użyć dowolnego z poniższych.',
  'connect.noneHerePhone':
    'Aby się połączyć, otwórz tę stronę w przeglądarce wbudowanej w aplikację portfela. Każdy z poniższych ją ma.',
  'connect.nothing': 'W tej chwili nie można się tu połączyć.',
  'connect.help': 'Co to jest portfel?',
  'connect.emptyTitle': 'Nie znaleziono portfela',
  'connect.emptyText':
    'Portfel przechowuje Twoje pieniądze i konta w sieci oraz pozwala logować się bez hasła.',
  'connect.emptyHint': 'Portfel został właśnie zainstalowany? Sam się tu pojawi.',
  'connect.emptyHintPhone':
    'Na telefonie otwórz tę stronę w przeglądarce wbudowanej w aplikację portfela.',
  'connect.get': 'Pobierz portfel',
  'connect.legalOne': 'Łącząc się, akceptujesz {link}.',
  'connect.legalBoth': 'Łącząc się, akceptujesz {terms} i {privacy}.',
  'connect.agreeOne': 'Akceptuję {link}.',
  'connect.agreeBoth': 'Akceptuję {terms} i {privacy}.',
  'connect.agreeFirst': 'Najpierw wyraź zgodę, a potem wybierz portfel.',
  'connect.terms': 'warunki korzystania',
  'connect.privacy': 'politykę prywatności',

  'connecting.pendingTitle': 'Kontynuuj w portfelu {wallet}',
  'connecting.pendingText': 'Zatwierdź prośbę w portfelu, aby udostępnić swój adres.',
  'connecting.slowText':
    'Nic się nie pojawia? Poszukaj ikony portfela {wallet} na pasku narzędzi przeglądarki.',
  'connecting.unverifiedText':
    'Ten portfel wygląda jak {wallet}, ale nie udało się tego potwierdzić. Kontynuuj tylko, jeśli mu ufasz.',
  'connecting.contestedText':
    'Dwa portfele w tej przeglądarce podają się za {wallet}. Jeden z nich może być podróbką, która poluje na twoje pieniądze. Usuń rozszerzenie, którego nie znasz, i połącz się ponownie.',
  'connecting.doubtTitle': 'Czy to właściwy portfel?',
  'connecting.connectAnyway': 'Połącz mimo to',
  'connecting.agreeTitle': 'Zanim się połączysz',
  'connecting.agreeText': 'Ta aplikacja prosi najpierw o zgodę na jej zasady.',
  'connecting.agree': 'Połącz {wallet}',
  'connecting.rejectedTitle': 'Prośba odrzucona',
  'connecting.rejectedText': 'Portfel {wallet} niczego nie udostępnił tej aplikacji.',
  'connecting.waitingTitle': 'Otwórz {wallet}',
  'connecting.errorTitle': 'Nie udało się połączyć',
  'connecting.missingTitle': 'Nie znaleziono portfela {wallet}',
  'connecting.missingText':
    'Zainstaluj {wallet} lub włącz jego rozszerzenie, a potem odśwież tę stronę, aby się połączyć.',
  'connecting.missingTextPhone':
    'Aby połączyć {wallet}, otwórz tę stronę w przeglądarce w jego aplikacji.',
  'connecting.successTitle': 'Połączono',
  'connecting.retry': 'Spróbuj ponownie',
  'connecting.other': 'Wybierz inny portfel',
  'connecting.reload': 'Odśwież stronę',
  'connecting.get': 'Pobierz {wallet}',
  'pairing.code': 'Kod QR',
  'pairing.title': 'Zeskanuj telefonem',

  'allWallets.title': 'Wszystkie portfele',
  'getWallet.title': 'Pobierz portfel',
  'downloads.title': 'Pobierz {wallet}',
  'whatIsAWallet.title': 'Co to jest portfel?',

  'account.title': 'Konto',
  'receive.title': 'Odbierz',
  'send.title': 'Wyślij',
  'send.token': 'Wybierz token',
  'send.review': 'Sprawdź',
  'compatible.title': 'Zgodne sieci',
  'accountSettings.title': 'Ustawienia konta',
  'profileWallets.title': 'Twoje portfele',

  'networks.title': 'Wybierz sieć',
  'whatIsANetwork.title': 'Co to jest sieć?',
  'switchNetwork.title': 'Przełącz sieć',
  'switchNetwork.wallet': 'Twój portfel',
  'switchActiveChain.title': 'Przełącz na {chain}',
  'unsupported.title': 'Przełącz sieć',
  'pairing.open': 'Otwórz {wallet}',
  'pairing.notOpened': '{wallet} się nie otwiera?',
  'pairing.otherWay': 'Otwórz inaczej',
  'account.disconnect': 'Rozłącz',
  'account.disconnecting': 'Rozłączanie',
  'account.disconnectFailed': 'Nie udało się rozłączyć. Usuń tę aplikację także w portfelu.',
  'tokens.title': 'Tokeny',
  'activity.title': 'Aktywność',
  'networks.unlisted': 'Sieć {id}',

  'tokens.loading': 'Wczytywanie twoich tokenów',
  'tokens.emptyTitle': 'Jeszcze nie ma tokenów',
  'tokens.emptyText': 'To, co to konto ma w sieci {network}, pojawi się tutaj.',
  'tokens.imitation': 'Imitacja?',
  'tokens.showAll':
    '{count, plural, one {Pokaż # token} few {Pokaż wszystkie # tokeny} many {Pokaż wszystkie # tokenów} other {Pokaż wszystkie # tokena}}',
  'tokens.send': 'Wyślij {symbol}',
  'tokens.offline': 'Brak połączenia. Wczyta się samo, gdy wróci.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Portfel udostępnił nieczytelny adres. Spróbuj z innym kontem.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Ten portfel tego tutaj nie potrafi. Możesz użyć innego.',
  CONNECTOR_NOT_FOUND: 'Ten portfel nie jest już dostępny. Wybierz inny.',

  CONNECTION_USER_REJECTED:
    'Prośba w portfelu {wallet} została odrzucona. Niczego nie udostępniono.',
  CONNECTION_USER_CLOSED: 'Okno zamknięto, zanim portfel się połączył.',
  CONNECTION_PENDING:
    '{wallet}: Czeka tam już prośba z tej strony. Odpowiedz na nią, aby kontynuować.',
  CONNECTION_TIMEOUT: '{wallet} nie odpowiada. Odblokuj go i spróbuj ponownie.',
  CONNECTION_NO_ACCOUNTS:
    'Portfel {wallet} nie udostępnił żadnego konta. Wybierz tam co najmniej jedno i spróbuj ponownie.',
  CONNECTION_REPLACED: 'W międzyczasie wybrano inny portfel.',
  CONNECTION_FAILED:
    'Nie udało się połączyć portfela {wallet}. Spróbuj ponownie lub użyj innego portfela.',
  CONNECTION_RELAY_UNREACHABLE:
    'Nie można połączyć się z portfelami. Sprawdź internet i spróbuj ponownie.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Usługa łącząca z portfelami odrzuciła tę aplikację. Sprawdź zegar urządzenia i spróbuj ponownie.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Żaden portfel nie jest połączony. Najpierw połącz portfel.',
  CONNECTION_KIT_DESTROYED: 'Ta strona zamknęła połączenie. Odśwież ją i spróbuj ponownie.',

  NETWORK_NOT_FOUND: 'Ta aplikacja nie oferuje tej sieci.',
  NETWORK_SWITCH_REJECTED:
    'Zmiana w portfelu {wallet} została odrzucona. Nadal używasz tej samej sieci.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} nie przełączy się samodzielnie na {network}. Wybierz tę sieć w portfelu.',
  NETWORK_SWITCH_FAILED:
    'Portfel {wallet} nie przełączył się na {network}. Wybierz tam tę sieć lub spróbuj ponownie.',
  NETWORK_RPC_FAILED: 'Sieć w tej chwili nie odpowiada. Spróbuj ponownie za moment.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} nie odpowiada. Otwórz go i spróbuj ponownie.',

  REQUEST_NOT_ALLOWED: 'Ta aplikacja poprosiła o coś, czego nie można bezpiecznie pokazać.',
  REQUEST_USER_REJECTED:
    'Prośba w portfelu {wallet} została odrzucona. Niczego nie podpisano ani nie wysłano.',
  REQUEST_CANCELLED: 'Prośba została anulowana. Jeśli {wallet} nadal ją pokazuje, odrzuć ją tam.',
  REQUEST_TIMEOUT:
    '{wallet} nie odpowiada. Zanim spróbujesz ponownie, sprawdź tam, czy to już zrobione.',
  REQUEST_ACCOUNT_CHANGED: 'W międzyczasie zmieniło się konto. Niczego nie wysłano.',
  REQUEST_NETWORK_CHANGED: 'W międzyczasie zmieniła się sieć. Niczego nie wysłano.',
  REQUEST_SIGNATURE_INVALID: 'Podpis z portfela {wallet} nie pasuje do Twojego konta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Nie udało się sprawdzić podpisu. Spróbuj ponownie, gdy będziesz online.',
  REQUEST_WRONG_ACCOUNT:
    'Ta aplikacja poprosiła o podpis konta, które nie jest połączone. Niczego nie podpisano ani nie wysłano.',
  REQUEST_WRONG_NETWORK:
    'To żądanie dotyczy innej sieci niż połączona. Niczego nie podpisano ani nie wysłano. Najpierw zmień sieć.',
  REQUEST_UNREADABLE:
    'Ta aplikacja wysłała żądanie, którego nie można sprawdzić. Niczego nie podpisano ani nie wysłano.',

  WALLET_NOT_INSTALLED: 'Nie znaleziono portfela {wallet} w tej przeglądarce.',
  WALLET_POPUP_BLOCKED: 'Przeglądarka zablokowała okno {wallet}. Zezwól na nie i spróbuj ponownie.',
  WALLET_BAD_ANSWER:
    'Odpowiedź portfela {wallet} jest niezrozumiała. Zaktualizuj go lub użyj innego.',
  WALLET_NO_ANSWER: '{wallet} nie odpowiada. Otwórz go lub odśwież stronę.',
  WALLET_UNAUTHORIZED: '{wallet} na to nie pozwala. Połącz go ponownie i wybierz konto.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} tego nie obsługuje. Użyj do tego innego portfela.',
  WALLET_DISCONNECTED: 'Portfel {wallet} stracił połączenie. Sprawdź internet i spróbuj ponownie.',
  WALLET_ERROR: '{wallet} zgłasza problem. Zajrzyj do portfela, a potem spróbuj ponownie.',

  SERVICE_UNREACHABLE:
    'Usługa tej aplikacji jest nieosiągalna. Sprawdź połączenie z internetem i spróbuj ponownie.',
  SERVICE_TIMEOUT: 'Usługa tej aplikacji nie odpowiedziała na czas. Spróbuj ponownie.',
  SERVICE_FORBIDDEN:
    'Nieprawidłowa konfiguracja: usługa odrzuciła tę aplikację. Powiadom jej twórców.',
  SERVICE_BUSY: 'W tej chwili jest zbyt wiele zapytań. Odczekaj chwilę i spróbuj ponownie.',
  SERVICE_FAILED: 'Usługa tej aplikacji zawiodła. Spróbuj ponownie.',
  SERVICE_BAD_ANSWER: 'Odpowiedź usługi tej aplikacji jest nieczytelna. Spróbuj ponownie.',

  TRANSACTION_FAILED: 'Sieć nie wykonała transakcji. Powód: {reason}.',
  STORAGE_UNAVAILABLE:
    'Przeglądarka niczego nie zapisuje dla tej strony, więc następnym razem połączysz się od nowa.',
  UI_LOAD_FAILED: again,
}
