import { attendreSansToutSavoir } from './scenes/attendre-sans-tout-savoir.ts'
import { amour } from './scenes/categories/categorie-amour.ts'
import { bienEtre } from './scenes/categories/categorie-bien-etre.ts'
import { estimeDeSoi } from './scenes/categories/categorie-estime-de-soi.ts'
import { perinatalite } from './scenes/categories/categorie-perinatalite.ts'
import { vie } from './scenes/categories/categorie-vie.ts'
import { vieProfessionnelle } from './scenes/categories/categorie-vie-professionnelle.ts'
import { choisirMoins } from './scenes/choisir-moins.ts'
import { critiqueInterieure } from './scenes/critique-interieure.ts'
import { direNon } from './scenes/dire-non.ts'
import { ecrirePourSeParler } from './scenes/ecrire-pour-se-parler.ts'
import { lEntourageQuiAide } from './scenes/l-entourage-qui-aide.ts'
import { leDeuilDesPetitesChoses } from './scenes/le-deuil-des-petites-choses.ts'
import { aimerApresUneSeparation } from './scenes/love/aimer-apres-une-separation.ts'
import { amitiesAdultes } from './scenes/love/amities-adultes.ts'
import { celibataireEtEntiere } from './scenes/love/celibataire-et-entiere.ts'
import { leDesirDansLaDuree } from './scenes/love/le-desir-dans-la-duree.ts'
import { seDisputerMieux } from './scenes/love/se-disputer-mieux.ts'
import { marcherPourPenser } from './scenes/marcher-pour-penser.ts'
import { mieuxDormir } from './scenes/mieux-dormir.ts'
import { reapprendreADormir } from './scenes/reapprendre-a-dormir.ts'
import { recevoirUnCompliment } from './scenes/recevoir-un-compliment.ts'
import { respirerTroisMinutes } from './scenes/respirer-trois-minutes.ts'
import { seComparerMoins } from './scenes/se-comparer-moins.ts'
import { aPropos } from './scenes/site/a-propos.ts'
import { hero } from './scenes/site/hero.ts'
import * as portraits from './scenes/site/portraits.ts'
import { sonCorpsACinquanteAns } from './scenes/son-corps-a-cinquante-ans.ts'
import { uneJourneeASonRythme } from './scenes/une-journee-a-son-rythme.ts'
import { changerDeMetier } from './scenes/work/changer-de-metier.ts'
import { demanderUneAugmentation } from './scenes/work/demander-une-augmentation.ts'
import { reprendreLeTravailApresBebe } from './scenes/work/reprendre-le-travail-apres-bebe.ts'
import { retrouverUnCap } from './scenes/work/retrouver-un-cap.ts'
import { reunionEntendue } from './scenes/work/reunion-entendue.ts'
import { revenirApresUnArret } from './scenes/work/revenir-apres-un-arret.ts'

export interface Illustration {
  name: string
  width: number
  height: number
  draw: () => string
  alt: string
  /** The point that cropping keeps in view, as fractions of the picture's sides. */
  focus: readonly [x: number, y: number]
}

type Focus = Illustration['focus']
type Entry = readonly [name: string, draw: () => string, focus: Focus, alt: string]

const sized = (width: number, height: number, entries: readonly Entry[]): Illustration[] =>
  entries.map(([name, draw, focus, alt]) => ({ name, width, height, draw, focus, alt }))

const articles: Entry[] = [
  [
    'retrouver-un-cap',
    retrouverUnCap,
    [0.47, 0.6],
    'Une femme tient la barre d’un petit voilier, face au soleil levant.',
  ],
  [
    'une-journee-a-son-rythme',
    uneJourneeASonRythme,
    [0.45, 0.5],
    'Quatre fenêtres en arc montrent le matin, midi, le soir et la nuit ; un chat dort sur le rebord.',
  ],
  [
    'le-deuil-des-petites-choses',
    leDeuilDesPetitesChoses,
    [0.52, 0.52],
    'Une tulipe penchée perd ses pétales sur une table baignée de lumière, près d’une chaise vide.',
  ],
  [
    'amities-adultes',
    amitiesAdultes,
    [0.2, 0.5],
    'Trois amies, vues de dos sur un banc, se tiennent par l’épaule devant le soleil couchant.',
  ],
  [
    'choisir-moins',
    choisirMoins,
    [0.45, 0.5],
    'Un portant où ne restent que trois vêtements, à côté d’un panier rempli de tissus à donner.',
  ],
  [
    'dire-non',
    direNon,
    [0.85, 0.45],
    'Une femme aux longues tresses lève la main, paume ouverte, avec un regard calme.',
  ],
  [
    'changer-de-metier',
    changerDeMetier,
    [0.55, 0.45],
    'Une femme monte un escalier vers une porte ouverte sur un paysage ensoleillé.',
  ],
  [
    'demander-une-augmentation',
    demanderUneAugmentation,
    [0.5, 0.45],
    'Deux femmes discutent à une table ronde ; au mur, quatre fleurs de plus en plus hautes.',
  ],
  [
    'revenir-apres-un-arret',
    revenirApresUnArret,
    [0.2, 0.55],
    'Une femme en fauteuil roulant rejoint son bureau, où un bouquet l’attend.',
  ],
  [
    'reunion-entendue',
    reunionEntendue,
    [0.5, 0.4],
    'Cinq femmes autour d’une table ; celle du milieu prend la parole, la main levée.',
  ],
  [
    'respirer-trois-minutes',
    respirerTroisMinutes,
    [0.5, 0.45],
    'Une femme assise en tailleur respire, une main sur le cœur, l’autre sur le ventre.',
  ],
  [
    'marcher-pour-penser',
    marcherPourPenser,
    [0.4, 0.5],
    'Une femme aux cheveux blancs marche sur un chemin de campagne, l’écharpe au vent.',
  ],
  [
    'mieux-dormir',
    mieuxDormir,
    [0.33, 0.62],
    'Une femme dort sous la lune ; les plis de sa couverture deviennent des collines.',
  ],
  [
    'se-disputer-mieux',
    seDisputerMieux,
    [0.5, 0.5],
    'Un couple face à face ; leurs paroles forment un nœud d’où pousse une fleur.',
  ],
  [
    'aimer-apres-une-separation',
    aimerApresUneSeparation,
    [0.5, 0.5],
    'Un vase recollé à l’or porte un grand bouquet de fleurs fraîches.',
  ],
  [
    'celibataire-et-entiere',
    celibataireEtEntiere,
    [0.52, 0.5],
    'Une femme lit, confortablement installée dans un fauteuil, un chat endormi à ses pieds.',
  ],
  [
    'le-desir-dans-la-duree',
    leDesirDansLaDuree,
    [0.5, 0.5],
    'À la nuit tombée, un couple aux cheveux gris s’enlace à une fenêtre éclairée.',
  ],
  [
    'critique-interieure',
    critiqueInterieure,
    [0.55, 0.5],
    'Une femme baisse les yeux sous un gribouillis sombre ; une pie bavarde sur son épaule.',
  ],
  [
    'recevoir-un-compliment',
    recevoirUnCompliment,
    [0.35, 0.45],
    'Une femme voilée sourit, la main sur le cœur, devant le bouquet qu’on lui tend.',
  ],
  [
    'son-corps-a-cinquante-ans',
    sonCorpsACinquanteAns,
    [0.45, 0.5],
    'Une femme aux cheveux gris flotte sur le dos, bras ouverts, parmi les nénuphars.',
  ],
  [
    'se-comparer-moins',
    seComparerMoins,
    [0.53, 0.65],
    'Une femme lit au pied de fleurs géantes, toutes de tailles et de formes différentes.',
  ],
  [
    'ecrire-pour-se-parler',
    ecrirePourSeParler,
    [0.6, 0.5],
    'Une main écrit dans un carnet ; la ligne tracée devient une branche fleurie.',
  ],
  [
    'reapprendre-a-dormir',
    reapprendreADormir,
    [0.36, 0.55],
    'La nuit, une mère berce son bébé endormi dans un fauteuil, près de la fenêtre.',
  ],
  [
    'attendre-sans-tout-savoir',
    attendreSansToutSavoir,
    [0.42, 0.45],
    'Une femme enceinte, les mains autour de son ventre, regarde par une grande fenêtre.',
  ],
  [
    'reprendre-le-travail-apres-bebe',
    reprendreLeTravailApresBebe,
    [0.5, 0.6],
    'Dans l’entrée, un manteau, un sac de travail et de petits vêtements sont suspendus près d’un landau.',
  ],
  [
    'l-entourage-qui-aide',
    lEntourageQuiAide,
    [0.5, 0.5],
    'Six mains de toutes les couleurs entourent un bébé endormi dans une couronne de feuilles.',
  ],
]

const coaches: Entry[] = [
  [
    'claire-vasseur',
    portraits.claireVasseur,
    [0.5, 0.42],
    'Portrait de Claire Vasseur, carré brun et veste vert sauge.',
  ],
  [
    'nadia-benali',
    portraits.nadiaBenali,
    [0.5, 0.42],
    'Portrait de Nadia Benali, cheveux bruns bouclés et large sourire.',
  ],
  [
    'helene-morel',
    portraits.heleneMorel,
    [0.5, 0.42],
    'Portrait d’Hélène Morel, cheveux gris courts et lunettes rondes.',
  ],
  [
    'aissata-diallo',
    portraits.aissataDiallo,
    [0.5, 0.45],
    'Portrait d’Aïssata Diallo, coiffée d’un foulard couleur miel.',
  ],
  [
    'sophie-lemaire',
    portraits.sophieLemaire,
    [0.5, 0.42],
    'Portrait de Sophie Lemaire, cheveux roux ondulés et taches de rousseur.',
  ],
]

const vignettes: Entry[] = [
  ['categorie-vie', vie, [0.6, 0.5], 'Un sentier serpente entre des collines roses et vertes jusqu’au soleil.'],
  [
    'categorie-vie-professionnelle',
    vieProfessionnelle,
    [0.5, 0.55],
    'Un bureau avec un ordinateur et une lampe, devant une fenêtre sur les toits.',
  ],
  ['categorie-amour', amour, [0.5, 0.45], 'Deux fleurs dont les tiges s’enlacent.'],
  ['categorie-estime-de-soi', estimeDeSoi, [0.5, 0.45], 'Dans un miroir ovale, une femme se sourit.'],
  [
    'categorie-perinatalite',
    perinatalite,
    [0.5, 0.55],
    'Un bébé dort dans un couffin, sous un mobile de lune et de fleurs.',
  ],
  [
    'categorie-bien-etre',
    bienEtre,
    [0.5, 0.55],
    'Une baignoire pleine de mousse et de fleurs, près d’une fenêtre en arc.',
  ],
]

const houseAlt = 'La maison Éclore au milieu d’un jardin : à chacune des cinq fenêtres, une coach sourit.'

export const catalogue: Illustration[] = [
  ...sized(1600, 1000, articles),
  ...sized(800, 800, coaches),
  ...sized(1200, 900, vignettes),
  ...sized(1400, 1400, [
    ['hero', hero, [0.5, 0.42], 'Une femme aux yeux clos, couronnée de fleurs, dans un halo de feuillages.'],
  ]),
  ...sized(1600, 1000, [['a-propos', aPropos, [0.5, 0.5], houseAlt]]),
]
