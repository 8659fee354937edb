import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Bu uygulama doğru ayarlanmamış. Lütfen uygulamanın destek ekibine başvurun.'
const again = 'Bir sorun oluştu. Lütfen tekrar deneyin.'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<BaseTextKey> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.switchNetwork': 'Ağı değiştir',
  'button.unknownNetwork': 'Bilinmeyen ağ',
  'button.selectNetwork': 'Ağ seç',
  'button.account': 'Hesap',
  'button.buy': 'Satın al',
  'button.amount': 'Tutar',
  'button.currency': 'Para birimi',
  'modal.back': 'Geri',
  'modal.close': 'Kapat',
  'modal.stuck': 'Devam etmek için ağı değiştirin veya bağlantıyı kesin.',
  'view.loading': 'Yükleniyor',
  'view.failedTitle': 'Bir şey yüklenemedi',
  'view.failedText': 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'view.retry': 'Tekrar dene',
  'alert.dismiss': 'Gizle',
  'details.label': 'Ayrıntılar',
  'details.copy': 'Ayrıntıları kopyala',
  'details.copied': 'Ayrıntılar kopyalandı',
  'copy.failed': 'Kopyalanamadı. Metni seçip elle kopyalayın.',
  'search.clear': 'Aramayı temizle',
  'link.newTab': '(yeni sekmede açılır)',

  'connect.title': 'Cüzdan bağla',
  'connect.recent': 'Son kullanılan',
  'connect.installed': 'Yüklü',
  'connect.isInstalled': 'yüklü',
  'connect.popular': 'Popüler',
  'connect.more': 'Diğer cüzdanlar',
  'connect.wallets': 'Cüzdanlar',
  'connect.notInstalled': 'Yüklü değil',
  'connect.unverified': 'Doğrulanmadı',
  'connect.contested': 'Sahte olabilir',
  'connect.otherChain': '{network} desteklenmiyor',
  'connect.all': 'Tüm cüzdanlar',
  'connect.loading': 'Cüzdanlar yükleniyor',
  'connect.partial': 'Bazı cüzdanlar yüklenemedi.',
  'connect.noneHere': 'Bu tarayıcıda cüzdan bulunamadı. Başlamak için birini seçin.',
  'connect.noneHerePhone': 'Bağlanmak için bu sayfayı cüzdan uygulamanızın tarayıcısında açın.',
  'connect.nothing': 'Şu anda kullanılabilir cüzdan yok.',
  'connect.help': 'Cüzdan nedir?',
  'connect.emptyTitle': 'Cüzdan bulunamadı',
  'connect.emptyText':
    'Cüzdan, token’larınızı tutar ve uygulamalara parolasız giriş yapmanızı sağlar.',
  'connect.emptyHint': 'Yeni mi yüklediniz? Cüzdanınız burada görünecek.',
  'connect.emptyHintPhone': 'Telefonda bu sayfayı cüzdan uygulamanızın tarayıcısında açın.',
  'connect.get': 'Cüzdan edin',
  'connect.legalOne': 'Bağlanarak şunu kabul etmiş olursunuz: {link}.',
  'connect.legalBoth': 'Bağlanarak şunları kabul etmiş olursunuz: {terms} ve {privacy}.',
  'connect.agreeOne': 'Şunu kabul ediyorum: {link}.',
  'connect.agreeBoth': 'Şunları kabul ediyorum: {terms} ve {privacy}.',
  'connect.agreeFirst': 'Bağlanmak için koşulları kabul edin.',
  'connect.terms': 'kullanım koşulları',
  'connect.privacy': 'gizlilik politikası',

  'connecting.pendingTitle': '{wallet} uygulamasında devam edin',
  'connecting.pendingText': 'Bağlantı isteğini onaylayın.',
  'connecting.slowText':
    'Görmüyor musunuz? Tarayıcınızın araç çubuğundaki {wallet} simgesine tıklayın.',
  'connecting.unverifiedText':
    'Bu cüzdan {wallet} olduğunu öne sürüyor ancak bunu doğrulayamadık. Yalnızca güveniyorsanız devam edin.',
  'connecting.contestedText':
    'Bu tarayıcıdaki iki cüzdan {wallet} olduğunu öne sürüyor. Biri, varlıklarınızı ele geçirmek isteyen sahte bir cüzdan olabilir. Tanımadığınız uzantıyı kaldırıp yeniden bağlanın.',
  'connecting.doubtTitle': 'Doğru cüzdan bu mu?',
  'connecting.connectAnyway': 'Yine de bağla',
  'connecting.agreeTitle': 'Bağlanmadan önce',
  'connecting.agreeText': 'Devam etmek için koşulları kabul edin.',
  'connecting.agree': '{wallet} ile devam et',
  'connecting.rejectedTitle': 'İstek reddedildi',
  'connecting.rejectedText': '{wallet} hiçbir şey paylaşmadı. Hazır olduğunuzda tekrar deneyin.',
  'connecting.waitingTitle': '{wallet} uygulamasını aç',
  'connecting.errorTitle': 'Bağlanılamadı',
  'connecting.missingTitle': '{wallet} yüklü değil',
  'connecting.missingText':
    '{wallet} uzantısını yükleyin veya etkinleştirin, ardından bu sayfayı yenileyin.',
  'connecting.missingTextPhone':
    'Bağlanmak için bu sayfayı {wallet} uygulamasının tarayıcısında açın.',
  'connecting.successTitle': 'Bağlandı',
  'connecting.retry': 'Tekrar dene',
  'connecting.other': 'Başka cüzdan seç',
  'connecting.reload': 'Sayfayı yenile',
  'connecting.get': '{wallet} edin',
  'pairing.code': 'QR kodu',
  'pairing.title': 'Telefonunuzla tarayın',

  'allWallets.title': 'Tüm cüzdanlar',
  'getWallet.title': 'Cüzdan edin',
  'downloads.title': '{wallet} edin',
  'whatIsAWallet.title': 'Cüzdan nedir?',

  'account.title': 'Hesap',
  'receive.title': 'Al',
  'send.title': 'Gönder',
  'send.token': 'Token seç',
  'send.review': 'Gözden geçir',
  'onramp.title': 'Satın al',
  'onramp.currency': 'Para birimi seç',
  'onramp.purchases': 'Satın aldıklarınız',
  'onramp.legalOne': 'Devam ederek şunu kabul etmiş olursunuz: {link}.',
  'onramp.legalBoth': 'Devam ederek şunları kabul etmiş olursunuz: {terms} ve {privacy}.',
  'whatIsABuy.title': 'Satın alma nasıl işler?',
  'swap.title': 'Takas',
  'swap.review': 'Takası gözden geçir',
  'signIn.title': 'Oturum aç',
  'sessions.title': 'Oturum',
  'calls.title': 'Adımlar',
  'permissions.title': 'İzinler',
  'compatible.title': 'Desteklenen ağlar',
  'accountSettings.title': 'Hesap ayarları',
  'profileWallets.title': 'Cüzdanlarınız',
  'approvals.title': 'Token izinleri',

  'smartAccount.title': 'Akıllı hesap',
  'accountCode.title': 'Hesap kodu',
  'auth.title': 'Giriş yap',
  'auth.updateTitle': 'E-postayı değiştir',
  'auth.addTitle': 'Cihaz ekle',
  'names.title': 'Ad seç',
  'networks.title': 'Ağ seç',
  'whatIsANetwork.title': 'Ağ nedir?',
  'switchNetwork.title': 'Ağı değiştir',
  'switchNetwork.wallet': 'Cüzdanınız',
  'switchActiveChain.title': '{chain} ağına geç',
  'unsupported.title': 'Ağı değiştir',
  'pairing.open': '{wallet} uygulamasını aç',
  'pairing.notOpened': '{wallet} açılmadı mı?',
  'pairing.otherWay': 'Başka bağlantı dene',
  'account.disconnect': 'Bağlantıyı kes',
  'account.disconnecting': 'Bağlantı kesiliyor',
  'account.disconnectFailed': 'Bağlantı kesilemedi. Bu uygulamayı cüzdanınızdan da kaldırın.',
  'tokens.title': 'Token’lar',
  'activity.title': 'Etkinlik',
  'networks.unlisted': 'Ağ {id}',

  'tokens.loading': 'Token’larınız yükleniyor',
  'tokens.emptyTitle': 'Henüz token yok',
  'tokens.emptyText': '{network} ağındaki token’larınız burada görünecek.',
  'tokens.imitation': 'Sahte olabilir',
  'tokens.showAll': '{count, plural, one {# token’ı göster} other {# token’ın tümünü göster}}',
  'tokens.send': '{symbol} gönder',
  'tokens.offline': 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda token’lar yüklenecek.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Cüzdan geçersiz bir adres paylaştı. Başka bir hesap deneyin.',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Bu cüzdan bunu desteklemiyor. Başka bir cüzdan deneyin.',
  CONNECTOR_NOT_FOUND: 'Bu cüzdan artık kullanılamıyor. Başka bir cüzdan seçin.',

  CONNECTION_USER_REJECTED: 'İstek {wallet} uygulamasında reddedildi. Hiçbir şey paylaşılmadı.',
  CONNECTION_USER_CLOSED: 'Pencere, cüzdan bağlanmadan kapatıldı.',
  CONNECTION_PENDING:
    '{wallet} uygulamasında bekleyen bir istek zaten var. Devam etmek için uygulamayı açın.',
  CONNECTION_TIMEOUT: '{wallet} yanıt vermedi. Kilidini açıp tekrar deneyin.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} uygulamasında hesap seçilmedi. En az bir hesap seçip tekrar deneyin.',
  CONNECTION_REPLACED: 'Bu sırada başka bir cüzdan seçtiniz.',
  CONNECTION_FAILED: '{wallet} bağlanamadı. Tekrar deneyin veya başka bir cüzdan kullanın.',
  CONNECTION_RELAY_UNREACHABLE:
    'Cüzdan hizmetine ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Cüzdan hizmeti bu uygulamayı reddetti. Bu cihazın saatini kontrol edip tekrar deneyin.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Bağlı cüzdan yok. Önce bir cüzdan bağlayın.',
  CONNECTION_KIT_DESTROYED: 'Bu sayfa bağlantıyı kapattı. Sayfayı yenileyip tekrar deneyin.',

  NETWORK_NOT_FOUND: 'Bu uygulama o ağı desteklemiyor.',
  NETWORK_SWITCH_REJECTED: 'Geçiş {wallet} uygulamasında reddedildi. Hâlâ aynı ağdasınız.',
  NETWORK_SWITCH_UNSUPPORTED: '{wallet} buradan {network} ağına geçemiyor. Ağı cüzdanda seçin.',
  NETWORK_SWITCH_FAILED:
    '{wallet} {network} ağına geçmedi. Ağı cüzdanda seçin veya tekrar deneyin.',
  NETWORK_RPC_FAILED: 'Ağ yanıt vermiyor. Biraz sonra tekrar deneyin.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} yanıt vermedi. Uygulamayı açıp tekrar deneyin.',

  REQUEST_NOT_ALLOWED: 'Güvenli biçimde gösterilemeyen bir isteği engelledik.',
  REQUEST_USER_REJECTED:
    'İstek {wallet} uygulamasında reddedildi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_CANCELLED: 'İstek iptal edildi. {wallet} hâlâ gösteriyorsa isteği orada reddedin.',
  REQUEST_TIMEOUT:
    '{wallet} yanıt vermedi. Tekrar denemeden önce isteğin gerçekleşip gerçekleşmediğini kontrol edin.',
  REQUEST_ACCOUNT_CHANGED: 'Bu sırada hesap değişti. Hiçbir şey gönderilmedi.',
  REQUEST_NETWORK_CHANGED: 'Bu sırada ağ değişti. Hiçbir şey gönderilmedi.',
  REQUEST_SIGNATURE_INVALID: '{wallet} imzası hesabınızla eşleşmiyor.',
  REQUEST_SIGNATURE_UNCHECKED:
    'İmza doğrulanamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  REQUEST_WRONG_ACCOUNT:
    'Bu uygulama, bağlı olmayan bir hesaptan imza istedi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_WRONG_NETWORK:
    'Bu istek başka bir ağ için. Hiçbir şey imzalanmadı veya gönderilmedi. Önce ağı değiştirin.',
  REQUEST_UNREADABLE:
    'Bu uygulama, kontrol edilemeyen bir istek gönderdi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_REVIEW_CANCELLED: 'İstek iptal edildi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_TOO_MANY:
    'Bu uygulama aynı anda çok fazla istek gönderdi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_BATCH_UNSUPPORTED: '{wallet} bu adımları tek seferde yapamıyor. Hiçbir şey gönderilmedi.',

  POLICY_FAILED:
    'Bu uygulama, kontrol edilemeyen bir istek gönderdi. Hiçbir şey imzalanmadı veya gönderilmedi.',

  WALLET_NOT_INSTALLED: '{wallet} bu tarayıcıda bulunamadı.',
  WALLET_POPUP_BLOCKED:
    'Tarayıcınız {wallet} penceresini engelledi. Bu site için açılır pencerelere izin verip tekrar deneyin.',
  WALLET_BAD_ANSWER:
    '{wallet} beklenmeyen bir yanıt gönderdi. Güncelleyin veya başka bir cüzdan deneyin.',
  WALLET_NO_ANSWER: '{wallet} yanıt vermedi. Uygulamayı açın veya sayfayı yenileyin.',
  WALLET_UNAUTHORIZED: '{wallet} buna izin vermedi. Cüzdanı yeniden bağlayıp hesabı seçin.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} bunu desteklemiyor. Başka bir cüzdan deneyin.',
  WALLET_DISCONNECTED:
    '{wallet} bağlantısı koptu. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  WALLET_ERROR: '{wallet} bir sorun bildirdi. Açıp kontrol edin, ardından tekrar deneyin.',

  SERVICE_UNREACHABLE: 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  SERVICE_TIMEOUT: 'Sunucu zamanında yanıt vermedi. Lütfen tekrar deneyin.',
  SERVICE_FORBIDDEN:
    'Geçersiz uygulama yapılandırması. Bu uygulama doğru ayarlanmamış. Lütfen uygulamanın destek ekibine başvurun.',
  SERVICE_BUSY: 'Şu anda çok fazla istek var. Biraz bekleyip tekrar deneyin.',
  SERVICE_FAILED: 'Bizim tarafımızda bir sorun oluştu. Lütfen tekrar deneyin.',
  SERVICE_BAD_ANSWER: 'Bizim tarafımızda bir sorun oluştu. Lütfen tekrar deneyin.',

  TRANSACTION_FAILED: 'Ağ işlemi reddetti: {reason}.',
  STORAGE_UNAVAILABLE:
    'Tarayıcınız bu sitenin veri saklamasını engelliyor; bir dahaki sefere yeniden bağlanmanız gerekecek.',
  UI_LOAD_FAILED: again,
}
