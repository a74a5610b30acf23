/**
 * Places in Florida. A text that names one of them outside the practice's region may be about another practice.
 * The lists leave out names that are also words or names of people (Holiday, Stuart), and Tallahassee, the seat of
 * the state's offices.
 */

const namesIn = (list: string) => list.trim().split(/,\s+/);

/** Towns of 10,000 inhabitants or more (GeoNames, 2023, CC BY 4.0), and smaller ones that people visit. */
export const floridaTowns: readonly string[] = namesIn(`
Allapattah, Altamonte Springs, Apalachicola, Apollo Beach, Apopka, Atlantic Beach, Auburndale,
Ave Maria, Aventura, Avon Park, Azalea Park, Bartow, Bayonet Point, Bayshore Gardens, Belle
Glade, Boca Raton, Bonita Springs, Boynton Beach, Brandon, Bradenton, Buenaventura Lakes, Cantonment,
Cape Coral, Carol City, Carrollwood, Casselberry, Citrus Park, Citrus Ridge, Clearwater,
Clermont, Clewiston, Cocoa Beach, Coconut Creek, Coconut Grove, Cooper City, Coral Gables, Coral
Springs, Coral Terrace, Crestview, Cutler Bay, Cutler Ridge, Cypress Lake, Dania Beach, Davie,
Daytona Beach, DeBary, DeLand, Deerfield Beach, Delray Beach, Deltona, Destin, Doctor Phillips,
Doral, Dunedin, East Milton, East Naples, East Pensacola Heights, Englewood, Estero, Eustis,
Everglades City, Fairview Shores, Fernandina Beach, Ferry Pass, Fish Hawk, Fleming Island,
Florida City, Florida Ridge, Fort Lauderdale, Fort Myers, Fort Myers Beach, Fort Pierce, Fort
Walton Beach, Fruit Cove, Fruitville, Gainesville, Gibsonton, Glenvar Heights, Golden Gate,
Golden Glades, Goldenrod, Groveland, Gulf Gate Estates, Haines City, Hallandale Beach, Hialeah,
Hialeah Gardens, Hobe Sound, Holly Hill, Hollywood, Homestead, Homosassa Springs, Hunters Creek,
Immokalee, Islamorada, Jacksonville, Jacksonville Beach, Jasmine Estates, Jensen Beach, Jupiter,
Kendale Lakes, Key Biscayne, Key Largo, Kings Point, Kissimmee, LaBelle, Lady Lake, Lake Butler,
Lake City, Lake Magdalene, Lake Mary, Lake Wales, Lake Worth, Lakeland, Lakeland Highlands, Land
O’ Lakes, Largo, Lauderdale Lakes, Lauderhill, Lealman, Leesburg, Lehigh Acres, Lely Resort,
Lighthouse Point, Lutz, Lynn Haven, Maitland, Marco Island, Meadow Woods, Melbourne, Merritt
Island, Miami, Miami Beach, Miami Gardens, Miami Lakes, Miami Shores, Miami Springs, Middleburg,
Minneola, Miramar, Miramar Beach, Mount Dora, Myrtle Grove, Naples, Navarre, New Port Richey,
New Smyrna Beach, Niceville, North Andrews Gardens, North Fort Myers, North Lauderdale, North
Miami, North Miami Beach, North Palm Beach, North Port, Northdale, Oakland Park, Oakleaf
Plantation, Ocala, Ocoee, Oldsmar, Opa-locka, Orange City, Orlando, Ormond Beach, Oviedo,
Palatka, Palm Bay, Palm Beach Gardens, Palm City, Palm Coast, Palm Harbor, Palm Valley,
Palmetto, Palmetto Bay, Palmetto Estates, Panama City, Panama City Beach, Parkland, Pembroke
Pines, Pensacola, Pine Hills, Pinellas Park, Plant City, Poinciana, Pompano Beach, Ponte Vedra
Beach, Port Charlotte, Port Orange, Port Salerno, Port St. John, Port St. Lucie, Punta Gorda,
Riviera Beach, Rockledge, Royal Palm Beach, Safety Harbor, San Carlos Park, Sandalfoot Cove,
Sanford, Sanibel, Santa Rosa Beach, Sarasota, Sarasota Springs, Satellite Beach, Sebring,
Seminole Heights, Shady Hills, Silver Springs, South Bradenton, South Daytona, South Miami,
South Miami Heights, South Venice, Southchase, Spring Hill, St. Augustine, St. Cloud, St. Johns,
St. Petersburg, Sun City Center, Sunny Isles Beach, Sweetwater, Tamarac, Tampa, Tarpon
Springs, Tavares, Temple Terrace, The Villages, Thonotosassa, Titusville, Town ‘n’ Country,
Upper Grand Lagoon, Valrico, Vanderbilt Beach, Venice, Vero Beach, Wekiwa Springs, Wesley
Chapel, West Hollywood, West Little River, West Melbourne, West Palm Beach, West Pensacola,
Westchase, Weston, Wilton Manors, Winter Garden, Winter Haven, Winter Park, Winter Springs,
Yulee, Zephyrhills
`);
