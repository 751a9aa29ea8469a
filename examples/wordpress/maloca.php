<?php
/**
 * Plugin Name: Maloca
 * Description: Reservas de Maloca en cualquier página: [maloca_booking destination="Guaviare"]Reservar[/maloca_booking]
 * Version: 1.0.0
 * Requires at least: 4.4
 * Requires PHP: 5.6
 * License: MIT
 *
 * Copy this file to wp-content/plugins/ and activate it. Put the operator's own address here.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const MALOCA_OPERATOR = 'http://localhost:4173';

/** Where the link leads without scripts. */
const MALOCA_WRITE_TO = 'https://wa.me/573000000000';

/** The loader, on pages that show a booking and on no others. */
function maloca_register_loader() {
	wp_register_script( 'maloca', MALOCA_OPERATOR . '/cdn/maloca.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'maloca_register_loader' );

/**
 * [maloca_booking destination="Guaviare" package="Viva" experiences="Surf, Masaje"]Reservar[/maloca_booking]
 *
 * The site's own name travels with the request. Whoever writes a page need not be trusted with
 * HTML: every value is escaped here, and the words of the link lose their tags.
 */
function maloca_booking( $given, $words = '' ) {
	$options = shortcode_atts(
		array(
			'destination' => '',
			'package'     => '',
			'experiences' => '',
			'partner'     => get_bloginfo( 'name', 'raw' ),
			'consent'     => '',
		),
		$given,
		'maloca_booking'
	);
	wp_enqueue_script( 'maloca' );

	$attributes = '';
	foreach ( array( 'destination', 'package', 'experiences', 'partner' ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $options[ $name ] ) );
		}
	}
	// A boolean counts by its presence.
	if ( in_array( $options['consent'], array( '1', 'true', 'yes' ), true ) ) {
		$attributes .= ' consent';
	}

	$words = trim( wp_strip_all_tags( $words ) );
	return sprintf(
		'<maloca-booking%s><a class="button" href="%s">%s</a></maloca-booking>',
		$attributes,
		esc_url( MALOCA_WRITE_TO ),
		esc_html( '' !== $words ? $words : 'Reservar' )
	);
}
add_shortcode( 'maloca_booking', 'maloca_booking' );
