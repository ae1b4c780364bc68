// What kitchens and bakeries sell and use.
import { readEntries } from '../read-entries.ts';

export const cooking = readEntries(`
stand-mixer | stand mixer, kitchen machine, food mixer | Rührmaschine, Knetmaschine | amasadora, batidora amasadora, robot de cocina | robot pâtissier, robot de cuisine, pétrin
hand-mixer | hand mixer, electric whisk | Handmixer, Handrührgerät | batidora de varillas, batidora de mano | batteur électrique, batteur à main
coffee-mill | coffee mill, coffee grinder, bean grinder | Kaffeemühle | molinillo de café, molino de café | moulin à café
cafetiere | cafetiere, French press, coffee press, coffee plunger | French Press, Pressstempelkanne, Stempelkanne | cafetera de émbolo, prensa francesa | cafetière à piston
garlic-press | garlic press | Knoblauchpresse | prensa de ajos, prensaajos | presse-ail
hob | hob, cooktop, induction hob, ceramic hob | Kochfeld, Induktionskochfeld, Kochplatte | placa de inducción, vitrocerámica, placa de cocina | plaque de cuisson, plaque à induction, table de cuisson
cooker-hood | cooker hood, extractor hood, range hood | Dunstabzugshaube, Dunstabzug | campana extractora | hotte aspirante, hotte de cuisine
muffin-tin | muffin tin, muffin tray, bun tin | Muffinform, Muffinblech | molde para magdalenas, bandeja de muffins | moule à muffins
baking-tray | baking tray, baking sheet, cookie sheet, oven tray | Backblech | bandeja de horno, placa de horno | plaque de four, plaque à pâtisserie
loaf-tin | loaf tin, loaf pan, bread tin | Kastenform, Brotbackform | molde de pan, molde para pan, molde rectangular | moule à cake, moule à pain
piping-bag | piping bag, icing bag, pastry bag | Spritzbeutel, Spritztüte | manga pastelera | poche à douille
cookie-cutter | cookie cutter, biscuit cutter, pastry cutter | Ausstechform, Ausstecher, Plätzchenausstecher | cortador de galletas, cortapastas | emporte-pièce
spice-rack | spice rack, spice shelf | Gewürzregal, Gewürzbord | especiero, estante de especias | étagère à épices
gravy-boat | gravy boat, sauce boat, creamer | Sauciere, Soßenschüssel | salsera | saucière
champagne-flute | champagne flute, flute glass, prosecco glass, champagne glass | Sektglas, Sektflöte, Champagnerglas | copa de cava, copa flauta, copa de champán | flûte à champagne, coupe de champagne
bread-bin | bread bin, bread box | Brotkasten, Brottopf | panera | boîte à pain
butter-dish | butter dish | Butterdose | mantequillera | beurrier
egg-cup | egg cup, boiled egg | Eierbecher, Frühstücksei | huevera individual, huevo pasado por agua | coquetier, œuf à la coque
measuring-spoons | measuring spoons, measuring spoon | Messlöffel, Dosierlöffel | cucharas medidoras, cuchara medidora | cuillères à mesurer, cuillère doseuse
pasta-machine | pasta machine, pasta maker, noodle machine | Nudelmaschine, Pastamaschine | máquina de pasta | machine à pâtes
tea-cosy | tea cosy, tea cozy | Teewärmer, Teehaube | cubreteteras | cache-théière, couvre-théière
takeaway-box | takeaway box, take-out box, takeaway container, food box | Mitnahmebox, To-go-Box | caja para llevar, envase para llevar | boîte à emporter
casserole-dish | casserole dish, Dutch oven, cast-iron pot | Bräter, Schmortopf | cocotte, olla de hierro fundido | cocotte
carpet-sweeper | carpet sweeper | Teppichkehrer, Teppichroller | cepillo mecánico, mopa eléctrica | balai mécanique
feather-duster | feather duster, duster | Staubwedel, Federwisch | plumero | plumeau
cinnamon-roll | cinnamon roll, cinnamon bun, cinnamon swirl | Zimtschnecke, Nussschnecke, Franzbrötchen | rollo de canela, rol de canela, caracola de canela | roulé à la cannelle, brioche à la cannelle, pain aux raisins
scone | scone, cream tea | Scone | scone | scone
brownie | brownie, chocolate brownie, blondie | Brownie | brownie | brownie
macaron | macaron, macaroon | Macaron | macaron | macaron
eclair | eclair, éclair, chocolate eclair | Eclair, Liebesknochen | petisú, relámpago de chocolate | éclair au chocolat, éclair au café
danish-pastry | Danish pastry, danish, puff pastry | Plunder, Plundergebäck, Plunderteilchen, Blätterteigtasche | hojaldre, pastel danés | viennoiserie, pâtisserie danoise
fruit-tart | fruit tart, tart, tartlet, fruit flan | Obsttorte, Obstkuchen, Törtchen, Tartelette | tartaleta, tarta de frutas | tartelette, tarte aux fruits
madeleine | madeleine | Madeleine | madalena francesa | madeleine
chocolate-croissant | chocolate croissant, pain au chocolat | Schokobrötchen, Schokocroissant | napolitana de chocolate, napolitana | pain au chocolat, chocolatine
stollen | stollen, Christmas stollen, Christmas cake | Christstollen, Weihnachtsstollen | stollen | stollen
roast-chicken | roast chicken, grilled chicken, rotisserie chicken, roast goose | Brathähnchen, Grillhähnchen, Brathuhn, Backhendl, Hähnchen | pollo asado, pollo a l'ast | poulet rôti, poulet grillé
ice-lolly | ice lolly, popsicle, ice pop | Eis am Stiel, Stieleis | polo de hielo, polo helado, paleta helada | esquimau, glace à l'eau, bâtonnet glacé
schnitzel | schnitzel, escalope, breaded cutlet | Schnitzel, Wiener Schnitzel | escalope, milanesa, filete empanado | escalope panée
croquettes | croquettes, croquette | Krokette, Kroketten | croqueta, croquetas | croquette
lasagne | lasagne, lasagna, moussaka | Lasagne, Auflauf | lasaña | lasagnes, lasagne, moussaka
scallop | scallop, scallops | Jakobsmuschel | vieira | coquille Saint-Jacques
bratwurst-roll | bratwurst in a roll, sausage roll, sausage in a bun | Bratwurst im Brötchen, Bratwurstsemmel, Currywurst | bocadillo de salchicha, choripán | sandwich merguez, saucisse dans un pain
`);
