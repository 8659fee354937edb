import type { Catalogue } from '../en.ts'

const setup =
  'Este app não está configurado corretamente, por isso isto ainda não funciona. Avise os criadores.'
const again = 'Algo deu errado no caminho. Tente novamente.'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: Catalogue = {
  isReviewed: false,
  texts: {
    'modal.back': 'Voltar',
    'modal.close': 'Fechar',
    'modal.stuck': 'Para continuar, troque de rede ou desconecte a carteira.',
    'view.loading': 'Carregando',
    'view.failedTitle': 'Esta parte não carregou',
    'view.failedText':
      'Talvez você esteja sem conexão. Nada se perdeu: verifique e tente novamente.',
    'view.retry': 'Tentar novamente',
    'alert.dismiss': 'Dispensar',
    'details.label': 'Detalhes',
    'details.copy': 'Copiar detalhes',
    'details.copied': 'Detalhes copiados',
    'copy.failed': 'Não é possível copiar aqui. Selecione o texto e copie você mesmo.',
    'search.clear': 'Limpar busca',
    'link.newTab': '(abre em uma nova aba)',

    'connect.title': 'Conectar carteira',
    'connect.recent': 'Recentes',
    'connect.installed': 'Neste dispositivo',
    'connect.popular': 'Populares',
    'connect.more': 'Mais carteiras',
    'connect.wallets': 'Carteiras',
    'connect.notInstalled': 'Não instalada',
    'connect.unverified': 'Não verificada',
    'connect.otherChain': 'Não está em {network}',
    'connect.all': 'Todas as carteiras',
    'connect.loading': 'Carregando carteiras',
    'connect.partial': 'Não foi possível carregar algumas carteiras.',
    'connect.noneHere':
      'Nenhuma carteira foi encontrada neste navegador. Qualquer uma destas serve.',
    'connect.noneHerePhone':
      'Para se conectar, abra esta página no navegador do app da sua carteira. Todas estas têm um.',
    'connect.nothing': 'No momento, não há como se conectar aqui.',
    'connect.help': 'O que é uma carteira?',
    'connect.emptyTitle': 'Nenhuma carteira encontrada',
    'connect.emptyText':
      'Uma carteira guarda seu dinheiro e suas contas na web e permite entrar sem senha.',
    'connect.emptyHint': 'Acabou de instalar uma? Ela aparece aqui sozinha.',
    'connect.emptyHintPhone': 'No celular, abra esta página no navegador do app da sua carteira.',
    'connect.get': 'Obter uma carteira',
    'connect.legalOne': 'Ao se conectar, você aceita {link}.',
    'connect.legalBoth': 'Ao se conectar, você aceita {terms} e {privacy}.',
    'connect.agreeOne': 'Aceito {link}.',
    'connect.agreeBoth': 'Aceito {terms} e {privacy}.',
    'connect.agreeFirst': 'Primeiro aceite, depois escolha uma carteira.',
    'connect.terms': 'os termos de uso',
    'connect.privacy': 'a política de privacidade',

    'connecting.pendingTitle': 'Continue em {wallet}',
    'connecting.pendingText':
      'Aprove a solicitação na sua carteira para compartilhar seu endereço.',
    'connecting.slowText':
      'Não apareceu nada? Procure o ícone de {wallet} na barra de ferramentas do navegador.',
    'connecting.unverifiedText':
      'Esta carteira parece ser {wallet}, mas não foi possível confirmar. Continue somente se confiar nela.',
    'connecting.agreeTitle': 'Antes de se conectar',
    'connecting.agreeText': 'Este app pede que você aceite as regras dele primeiro.',
    'connecting.agree': 'Continuar com {wallet}',
    'connecting.rejectedTitle': 'Você recusou a solicitação',
    'connecting.rejectedText': '{wallet} não compartilhou nada com este app.',
    'connecting.waitingTitle': 'Abra {wallet}',
    'connecting.errorTitle': 'Não foi possível conectar',
    'connecting.missingTitle': '{wallet} não foi encontrada',
    'connecting.missingText':
      'Instale {wallet} ou ative a extensão e recarregue esta página para conectá-la.',
    'connecting.missingTextPhone':
      'Para conectar {wallet}, abra esta página no navegador do app dela.',
    'connecting.successTitle': 'Conectada',
    'connecting.successText': '{wallet} está pronta para uso.',
    'connecting.retry': 'Tentar novamente',
    'connecting.other': 'Escolher outra carteira',
    'connecting.reload': 'Recarregar a página',
    'connecting.get': 'Obter {wallet}',

    'allWallets.title': 'Todas as carteiras',
    'allWallets.search': 'Buscar carteiras',
    'allWallets.found': '{count, plural, one {# carteira} other {# carteiras}}',
    'allWallets.none': 'Nenhuma carteira tem esse nome.',
    'allWallets.clear': 'Mostrar todas',
    'allWallets.failed': 'As carteiras não carregaram',
    'allWallets.moreFailed': 'As próximas carteiras não carregaram.',
    'getWallet.title': 'Obter uma carteira',
    'getWallet.text':
      'Todas estas funcionam com este app. Você pode mudar para outra a qualquer momento.',
    'getWallet.all': 'Todas as carteiras',
    'downloads.title': 'Obter {wallet}',
    'downloads.text':
      'Instale por aqui. Assim que ela estiver neste navegador, você pode conectá-la.',
    'downloads.textPhone': 'Instale e depois abra esta página no navegador dela.',
    'downloads.extension': 'Extensão do navegador',
    'downloads.iphone': 'App para iPhone',
    'downloads.android': 'App para Android',
    'downloads.desktop': 'App para computador',
    'downloads.webApp': 'App da web',
    'downloads.website': 'Site',
    'downloads.none':
      'Nenhum link seguro para esta carteira é conhecido. Procure-a em uma loja de sua confiança.',
    'downloads.installed': '{wallet} está instalada',
    'downloads.connect': 'Conectar {wallet}',
    'whatIsAWallet.title': 'O que é uma carteira?',
    'whatIsAWallet.homeTitle': 'Um lar para o que é seu',
    'whatIsAWallet.homeText':
      'Ela guarda as chaves do seu dinheiro, dos seus tokens e dos seus colecionáveis. Ninguém mais as tem.',
    'whatIsAWallet.keyTitle': 'Uma chave para todos os apps',
    'whatIsAWallet.keyText':
      'Você entra com a sua carteira. Sem conta nova, sem senha para lembrar.',
    'whatIsAWallet.sayTitle': 'Nada sem a sua permissão',
    'whatIsAWallet.sayText': 'Os apps só podem pedir. Você vê o que eles querem e aprova ou não.',
    'multiChain.title': 'Escolher um tipo de rede',
    'multiChain.text': '{wallet} tem uma conta para cada um destes. Qual você quer usar aqui?',

    'account.title': 'Conta',
    'account.copy': 'Copiar endereço',
    'account.copied': 'Endereço copiado',
    'account.explorer': 'Ver no explorador',
    'account.balance': 'Saldo',
    'account.balanceLoading': 'Carregando o saldo',
    'account.balanceFailed': 'Não foi possível carregar o saldo.',
    'account.balanceRetry': 'Tentar novamente',
    'account.balanceUnknown': 'Não é possível ler o saldo nesta rede.',
    'account.network': 'Rede',
    'account.unsupported': 'Este app não usa {network}.',
    'account.unsupportedStuck': 'Este app não usa {network}. Escolha outra rede na sua carteira.',
    'account.switch': 'Trocar',
    'account.details': 'Detalhes',
    'account.settings': 'Configurações da conta',
    'account.wallets': 'Carteiras',
    'account.disconnect': 'Desconectar',
    'account.disconnecting': 'Desconectando',
    'accountSettings.title': 'Configurações da conta',
    'accountSettings.address': 'Endereço',
    'accountSettings.wallet': 'Carteira',
    'accountSettings.accounts': 'Contas',
    'accountSettings.inUse': 'Em uso',
    'accountSettings.copy': 'Copiar {address}',
    'accountSettings.all':
      '{count, plural, one {Mostrar a única conta} other {Mostrar todas as # contas}}',
    'accountSettings.choose':
      'Para usar outra, escolha-a em {wallet}. Esta página se atualiza sozinha.',
    'accountSettings.chooseUnnamed':
      'Para usar outra, escolha-a na sua carteira. Esta página se atualiza sozinha.',
    'profileWallets.title': 'Suas carteiras',
    'profileWallets.chains': 'Tipos de redes',
    'profileWallets.recent': 'Conectadas recentemente',
    'profileWallets.connect': 'Conectar',
    'profileWallets.forget': 'Esquecer {wallet}',
    'profileWallets.forgotten': '{wallet} foi esquecida',
    'profileWallets.disconnect': 'Desconectar {wallet}',
    'profileWallets.disconnectAll': 'Desconectar todas',
    'profileWallets.add': 'Conectar outra carteira',
    'profileWallets.emptyTitle': 'Nenhuma carteira conectada',
    'profileWallets.emptyText': 'As carteiras que você conectar aparecem aqui.',
    'profileWallets.connectFirst': 'Conectar uma carteira',

    'networks.title': 'Escolher uma rede',
    'networks.list': 'Redes',
    'networks.search': 'Buscar redes',
    'networks.none': 'Nenhuma rede corresponde a “{search}”.',
    'networks.unlisted': 'Rede {id}',
    'networks.unavailable': '{wallet} não a permite aqui',
    'networks.chosen': '{network} selecionada',
    'networks.help': 'O que é uma rede?',
    'whatIsANetwork.title': 'O que é uma rede?',
    'whatIsANetwork.ledgerTitle': 'Um livro compartilhado',
    'whatIsANetwork.ledgerText':
      'Uma rede é um registro público de quem tem o quê. Muitos computadores o mantêm juntos, então ninguém consegue reescrevê-lo sozinho.',
    'whatIsANetwork.separateTitle': 'Cada uma por si',
    'whatIsANetwork.separateText':
      'Seu endereço pode ser o mesmo em várias redes, mas o que você tem em uma não está nas outras.',
    'whatIsANetwork.feeTitle': 'Com sua própria moeda',
    'whatIsANetwork.feeText':
      'Cada rede cobra suas taxas em uma moeda própria. Tenha um pouco dela onde quiser fazer algo.',
    'whatIsANetwork.choose': 'Escolher uma rede',
    'switchNetwork.title': 'Trocar de rede',
    'switchNetwork.wallet': 'Sua carteira',
    'switchNetwork.pendingTitle': 'Continue em {wallet}',
    'switchNetwork.pendingText': 'Confirme lá que você quer usar {network}.',
    'switchNetwork.slowText':
      'Não apareceu nada? Abra {wallet} e escolha {network} lá. Esta página se atualiza sozinha.',
    'switchNetwork.successTitle': 'Você está em {network}',
    'switchNetwork.successText': '{wallet} trocou de rede.',
    'switchNetwork.rejectedTitle': 'Você recusou a troca',
    'switchNetwork.rejectedText': 'Você continua em {network}.',
    'switchNetwork.waitingTitle': 'Abra {wallet}',
    'switchNetwork.unsupportedTitle': '{wallet} não consegue trocar sozinha',
    'switchNetwork.unsupportedText':
      'Escolha {network} em {wallet}, se estiver lá. Esta página se atualiza sozinha.',
    'switchNetwork.errorTitle': 'Não foi possível trocar',
    'switchNetwork.offerTitle': 'Trocar para {network}?',
    'switchNetwork.offerText':
      '{wallet} está conectada, em {current}. Antes você escolheu {network}.',
    'switchNetwork.offerSwitch': 'Trocar para {network}',
    'switchNetwork.offerStay': 'Continuar em {network}',
    'switchNetwork.retry': 'Tentar novamente',
    'switchNetwork.other': 'Escolher outra rede',
    'switchNetwork.otherWallet': 'Usar outra carteira',
    'switchActiveChain.title': 'Trocar para {chain}',
    'switchActiveChain.heading': 'Conecte uma carteira para {chain}',
    'switchActiveChain.text':
      '{network} precisa de uma carteira que funcione com {chain}. O que você já conectou continua conectado.',
    'switchActiveChain.connect': 'Conectar uma carteira',
    'switchActiveChain.cancel': 'Agora não',
    'unsupported.title': 'Trocar de rede',
    'unsupported.heading': 'Esta rede não funciona aqui',
    'unsupported.text':
      'Sua carteira está na rede {id}, que este app não usa. Para continuar, troque para uma destas.',
  },
  errors: {
    CAIP_NETWORK_ID_INVALID: setup,
    CAIP_ADDRESS_INVALID:
      'A carteira compartilhou um endereço que não pode ser lido. Tente outra conta.',

    CONFIG_NO_NETWORKS: setup,
    CONFIG_NETWORK_INVALID: setup,
    CONFIG_NETWORK_DUPLICATE: setup,
    CONFIG_RPC_URL_INVALID: setup,
    CONFIG_ADAPTER_INVALID: setup,
    CONFIG_ADAPTER_DUPLICATE: setup,
    CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
    CONFIG_NO_KIT: setup,

    ADAPTER_NOT_FOUND: setup,
    ADAPTER_FEATURE_MISSING: 'Esta carteira não consegue fazer isso aqui. Você pode usar outra.',
    CONNECTOR_NOT_FOUND: 'Esta carteira não está mais disponível. Escolha outra.',

    CONNECTION_USER_REJECTED: 'Você recusou a solicitação em {wallet}. Nada foi compartilhado.',
    CONNECTION_USER_CLOSED: 'A janela foi fechada antes de a carteira se conectar.',
    CONNECTION_PENDING: 'Uma solicitação deste site já está esperando lá. Responda para continuar.',
    CONNECTION_TIMEOUT: '{wallet} não respondeu. Desbloqueie a carteira e tente novamente.',
    CONNECTION_NO_ACCOUNTS:
      '{wallet} não compartilhou nenhuma conta. Escolha pelo menos uma lá e tente novamente.',
    CONNECTION_REPLACED: 'Outra carteira foi escolhida enquanto isso.',
    CONNECTION_FAILED: 'Não foi possível conectar {wallet}. Tente novamente ou use outra carteira.',
    CONNECTION_NOT_CONNECTED: 'Nenhuma carteira está conectada. Conecte uma primeiro.',
    CONNECTION_KIT_DESTROYED:
      'Esta página encerrou a conexão. Recarregue a página e tente novamente.',

    NETWORK_NOT_FOUND: 'Este app não oferece essa rede.',
    NETWORK_SWITCH_REJECTED: 'Você recusou a troca em {wallet}. Você continua na mesma rede.',
    NETWORK_SWITCH_UNSUPPORTED:
      '{wallet} não consegue trocar para {network} sozinha. Escolha a rede lá.',
    NETWORK_SWITCH_FAILED:
      '{wallet} não trocou para {network}. Escolha a rede lá ou tente novamente.',
    NETWORK_RPC_FAILED: 'A rede não está respondendo agora. Tente novamente daqui a pouco.',
    NETWORK_SWITCH_TIMEOUT: '{wallet} não respondeu. Abra a carteira e tente novamente.',

    REQUEST_NOT_ALLOWED: 'Este app pediu algo que não podia ser mostrado a você com segurança.',
    REQUEST_USER_REJECTED: 'Você recusou a solicitação em {wallet}. Nada foi assinado nem enviado.',
    REQUEST_ACCOUNT_CHANGED: 'A conta mudou enquanto isso. Nada foi enviado.',
    REQUEST_NETWORK_CHANGED: 'A rede mudou enquanto isso. Nada foi enviado.',
    REQUEST_SIGNATURE_INVALID: 'A assinatura de {wallet} não corresponde à sua conta.',
    REQUEST_SIGNATURE_UNCHECKED:
      'Não foi possível verificar a assinatura. Tente novamente quando estiver on-line.',

    WALLET_NOT_INSTALLED: '{wallet} não foi encontrada neste navegador.',
    WALLET_BAD_ANSWER: 'A resposta de {wallet} não faz sentido. Atualize a carteira ou use outra.',
    WALLET_NO_ANSWER: '{wallet} não respondeu. Abra a carteira ou recarregue a página.',
    WALLET_UNAUTHORIZED:
      '{wallet} não permitiu isso. Conecte a carteira de novo e escolha a conta.',
    WALLET_METHOD_UNSUPPORTED: '{wallet} não oferece isso. Use outra carteira para isso.',
    WALLET_DISCONNECTED: '{wallet} perdeu a conexão. Verifique sua internet e tente novamente.',
    WALLET_ERROR: '{wallet} relatou um problema. Confira na carteira e tente novamente.',

    SERVICE_UNREACHABLE:
      'Não foi possível acessar um serviço deste app. Verifique sua conexão com a internet e tente novamente.',
    SERVICE_TIMEOUT: 'Um serviço deste app não respondeu a tempo. Tente novamente.',
    SERVICE_FORBIDDEN: 'Configuração inválida: um serviço recusou este app. Avise os criadores.',
    SERVICE_BUSY: 'Há solicitações demais no momento. Espere um pouco e tente novamente.',
    SERVICE_FAILED: 'Um serviço deste app falhou. Tente novamente.',
    SERVICE_BAD_ANSWER: 'A resposta de um serviço deste app não pode ser lida. Tente novamente.',

    STORAGE_UNAVAILABLE:
      'Seu navegador não guarda nada deste site; na próxima vez, você vai precisar se conectar de novo.',
    UI_LOAD_FAILED: again,
  },
}
