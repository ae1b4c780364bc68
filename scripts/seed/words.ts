// What invented directors are put together from.

export const firstNames =
  `Ada Adrián Agnès Aiko Ailsa Alba Aleksandra Amara Amina Ana Anders Anouk Antonio Arjun Asha Astrid Ayşe Azra Beatriz Ben Bianca Björn Bodil Bruno Camille Carla Carlos Cas Catalina Chidi Chloé Ciara Cleo Colm Dalia Dario Deborah Desta Dmitri Dominik Edda Eilidh Elena Elif Elio Ember Emeka Emil Enzo Esra Esteban Eva Farah Fatima Félix Fiona Freya Gael Gita Greta Gustavo Hana Hannah Haruki Hassan Hedda Helen Henrik Ida Ife Ignacio Ilse Imani Ines Ingrid İpek Iris Isak Isla Ivo Jamal Jana Jasper Jin Joana Jonas José Joy Jules June Jürgen Kai Kamila Karim Kato Keiko Kofi Kwame Laila Lars Laszlo Lea Leïla Lena Levi Lina Linnea Liv Lucía Luka Luna Maeve Magnus Maja Malik Mara Marek Margot María Mateo Maya Mehmet Mei Mikael Mila Milo Mina Mira Moira Nadia Nadine Naomi Nell Niamh Nico Nils Nina Noah Noor Nora Oda Olga Olu Omar Orla Oskar Otis Paloma Pasquale Pavel Petra Pia Priya Quinn Rafael Ragna Ravi René Rhea Ricardo Rin Rosa Ruben Ruth Saga Salma Samira Sanjay Sara Selma Seo-yeon Şirin Signe Silas Simone Sofía Sol Soraya Stella Sunniva Suzu Tadeo Tamar Tara Tariq Teo Thandi Theo Thora Tobias Tomás Uma Una Valentina Vera Viktor Vito Wanda Wen Willa Xavier Yael Yara Yasmin Yuki Yusuf Zadie Zoë Zora Zuzana`.split(
    ' ',
  );

export const lastNames =
  `Abara Achterberg Adeyemi Aguilar Ahlström Akman Albright Almeida Amsel Andrade Anholt Aoki Arslan Ashdown Azevedo Bachmann Baptiste Barlow Becker Bellamy Benítez Bergström Bianchi Björk Blackwood Boateng Bonnaire Borg Brandt Brightwell Brönte Çelik Calloway Campos Caron Castellan Chaudhry Cheverell Chikwanha Coldwater Corrigan Costa Crane Dahl Danso Darnell Delacroix Demir Dempster Devereux Dhillon Diallo Dietrich Dorsey Drummond Duarte Eastwick Eklund Elgar Ellingsen Ellsworth Engström Erdem Espinoza Evermore Fairbairn Falkner Farrow Fenwick Ferraro Fischer Fitzalan Fontaine Forsyth Fukuda Gallagher Garrido Gauthier Ghirlanda Gilroy Goldacre Gonçalves Grambow Greenhalgh Grimaldi Guðmundsdóttir Gupta Hakimi Halloran Hartnoll Hashimoto Haugen Hawthorne Heikkinen Hendry Hidalgo Holloway Horváth Huang Ibáñez Ikeda Ingleby Işık Ivanova Jansen Jarrow Jensen Jokela Juarez Kagame Kallas Kamara Kaplan Karlsen Kaur Kerouac Kimura Kinsella Kjær Kowalczyk Krüger Kuznetsov Lachance Lagerfeld Laurent Lefèvre Leitão Lindqvist Llewellyn Lombardi Lovelace Luxembourg Mahlangu Malone Marchetti Marrowby Marsh Mbeki McAllister Mendes Merriweather Meszaros Moberg Molina Montague Moreau Müller Mwangi Nakamura Navarro Ndiaye Neumann Nightingale Nkosi Norgaard Novák Nuñez O'Hara O'Malley Oakley Okafor Okonkwo Oliveira Ōtani Ortega Osei Østergaard Öztürk Pagliarulo Palacios Papadakis Park Pascal Patel Pemberton Pereira Peltonen Petrović Pham Pickering Plath Pomeroy Quill Quintero Rademaker Ramaswamy Ravenscroft Reyes Rivière Rojas Romano Rosengård Rousseau Rutherford Sæther Saito Salazar Sandoval Santoro Sartori Schäfer Sedgwick Serrano Shah Sigurðsson Silva Sinclair Sørensen Sosa Steiner Strand Sørli Suzuki Svensson Szabó Takahashi Talavera Tanaka Teixeira Thackeray Thorne Tindall Torvald Townsend Ueda Underhill Uzun Valdés Valentin Vance Vasquez Verdi Vermeer Villareal Vogel Volkov Wainwright Wallace Wang Weatherby Weber Whitlock Wierzbicki Wolff Wójcik Yamamoto Yates Yıldız Zabala Zamora Zeller Zhang Zielińska Žižek`.split(
    ' ',
  );

export const cities =
  `Los Angeles, CA|New York, NY|London, UK|Austin, TX|Berlin, Germany|Paris, France|Lisbon, Portugal|Toronto, Canada|Chicago, IL|Atlanta, GA|Amsterdam, Netherlands|Barcelona, Spain|Mexico City, Mexico|Tokyo, Japan|Seoul, South Korea|Mumbai, India|São Paulo, Brazil|Sydney, Australia|San Francisco, CA|Seattle, WA|Portland, OR|Denver, CO|Miami, FL|Nashville, TN|Boston, MA|Philadelphia, PA|Dallas, TX|Houston, TX|San Diego, CA|New Orleans, LA|Detroit, MI|Minneapolis, MN|Salt Lake City, UT|Phoenix, AZ|Savannah, GA|Vancouver, Canada|Montréal, Canada|Dublin, Ireland|Edinburgh, UK|Manchester, UK|Glasgow, UK|Bristol, UK|Hamburg, Germany|Munich, Germany|Köln, Germany|Leipzig, Germany|Vienna, Austria|Zürich, Switzerland|Geneva, Switzerland|Milan, Italy|Rome, Italy|Turin, Italy|Madrid, Spain|Valencia, Spain|Málaga, Spain|Porto, Portugal|Marseille, France|Lyon, France|Brussels, Belgium|Antwerp, Belgium|Rotterdam, Netherlands|Copenhagen, Denmark|Århus, Denmark|Stockholm, Sweden|Göteborg, Sweden|Malmö, Sweden|Oslo, Norway|Bergen, Norway|Helsinki, Finland|Reykjavík, Iceland|Tallinn, Estonia|Riga, Latvia|Vilnius, Lithuania|Warsaw, Poland|Kraków, Poland|Łódź, Poland|Prague, Czechia|Brno, Czechia|Budapest, Hungary|Bucharest, Romania|Athens, Greece|Thessaloniki, Greece|İstanbul, Türkiye|İzmir, Türkiye|Tel Aviv, Israel|Cairo, Egypt|Casablanca, Morocco|Lagos, Nigeria|Accra, Ghana|Nairobi, Kenya|Cape Town, South Africa|Johannesburg, South Africa|Dakar, Senegal|Dubai, UAE|Beirut, Lebanon|Delhi, India|Bengaluru, India|Chennai, India|Kolkata, India|Colombo, Sri Lanka|Bangkok, Thailand|Ho Chi Minh City, Vietnam|Singapore|Jakarta, Indonesia|Manila, Philippines|Hong Kong|Taipei, Taiwan|Osaka, Japan|Kyoto, Japan|Melbourne, Australia|Brisbane, Australia|Auckland, New Zealand|Wellington, New Zealand|Buenos Aires, Argentina|Montevideo, Uruguay|Santiago, Chile|Lima, Peru|Bogotá, Colombia|Medellín, Colombia|Quito, Ecuador|Rio de Janeiro, Brazil|Guadalajara, Mexico|Remote`.split(
    '|',
  );

/** Beside those offered as filters. The more frequent come first. */
export const otherSkills =
  `Commercial direction|Screenwriting|Performance direction|Colour design|Food and drink|Comedy|Fashion|Automotive|Beauty|Brand films|Music videos|Vertical video|Live action|Product films|Interviews|Directing actors|Lighting|Production design|Set design|Drone flying|Steadicam|Underwater filming|High-speed photography|Macro photography|Stop motion|Puppetry|Miniatures|Cel animation|Character design|Rigging|Lip sync|Compositing|Rotoscoping|Motion capture|Virtual production|LED volume|Nuke|Cinema 4D|Premiere Pro|Pro Tools|Final Cut Pro|Avid|TouchDesigner|ElevenLabs|Suno|Pika|LoRA training|Prompt design|Localisation|Subtitling|Accessibility`.split(
    '|',
  );

export const categories =
  `Commercial|Documentary|Animation|Music video|Social|Fashion|Food and drink|Comedy|Automotive|Technology|Public service|Trailer`.split(
    '|',
  );

export const bioParts = [
  `Began in the edit and never quite left it.|Fourteen years behind the camera, six of them on food.|Trained as a theatre designer.|Came to film from radio.|Grew up in a print shop and still thinks in layouts.|Started with wedding films and a borrowed lens.|Was a stills photographer for a decade.|Wrote jokes for other people first.`.split(
    '|',
  ),
  `Builds spots around one sound and one cut.|Works with small crews and long rehearsals.|Mixes generated plates with hand-made miniatures.|Casts from the street and keeps the first take.|Storyboards every frame, then throws half away.|Shoots before sunrise whenever the client allows it.|Draws the animatic before the first meeting.|Prefers one long take to ten good ones.`.split(
    '|',
  ),
  `Best with products that need explaining.|At home in fifteen seconds.|Known for patient table-top work.|Looks for the joke that the brief tried to hide.|Has a soft spot for public service films.|Brings the same calm to a phone spot as to a stadium.|Likes brands with something to prove.|Happiest where documentary meets advertising.`.split(
    '|',
  ),
] as const;
