<?php
/**
 * Plugin Name: Maloca
 * Description: Reservas de Maloca en cualquier página: [maloca_booking destination="Guaviare"]Reservar[/maloca_booking]
 * Version: 1.1.0
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

/**
 * One version of the files and their hashes, as the operator's page /cdn/insertar.html fills them in.
 * Empty, it is always the newest.
 */
const MALOCA_VERSION   = '';
const MALOCA_INTEGRITY = '';

/** Where the files of that version lie. */
function maloca_files() {
	return MALOCA_OPERATOR . ( '' === MALOCA_VERSION ? '/cdn/' : '/cdn/v' . MALOCA_VERSION . '/' );
}

/** The loader, on pages that show a widget and on no others. */
function maloca_register_loader() {
	wp_register_script( 'maloca', maloca_files() . 'maloca.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'maloca_register_loader' );

/** Pins the loader and, before it, what it fetches later. */
function maloca_pin( $tag, $handle ) {
	$hashes = json_decode( MALOCA_INTEGRITY, true );
	if ( 'maloca' !== $handle || ! $hashes ) {
		return $tag;
	}
	$pin  = sprintf( ' integrity="%s" crossorigin="anonymous" src=', esc_attr( $hashes['maloca.js'] ) );
	$lazy = array();
	foreach ( $hashes as $file => $hash ) {
		if ( 'maloca.js' !== $file ) {
			$lazy[ maloca_files() . $file ] = $hash;
		}
	}
	return sprintf(
		'<script type="importmap">%s</script>%s',
		json_encode( array( 'integrity' => $lazy ) ),
		str_replace( ' src=', $pin, $tag )
	);
}
add_filter( 'script_loader_tag', 'maloca_pin', 10, 2 );

/**
 * [maloca_booking destination="Guaviare" package="Viva" experiences="Surf, Masaje"]Reservar[/maloca_booking]
 *
 * The site's own name is sent with the request. Authors of a page need not be trusted with
 * HTML: every value is escaped here, and tags are removed from the link's text.
 */
function maloca_widget( $given, $words = '', $code = 'maloca_booking' ) {
	$texts   = array(
		'destination'     => '',
		'package'         => '',
		'concept'         => '',
		'experiences'     => '',
		'amount'          => '',
		'deposit-percent' => '',
		'due-text'        => '',
		'partner'         => get_bloginfo( 'name', 'raw' ),
	);
	$flags   = array(
		'fixed-concept' => '',
		'consent'       => '',
	);
	$options = shortcode_atts( $texts + $flags, $given, $code );
	wp_enqueue_script( 'maloca' );

	$attributes = '';
	foreach ( array_keys( $texts ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $options[ $name ] ) );
		}
	}
	// A boolean counts by its presence.
	foreach ( array_keys( $flags ) as $name ) {
		if ( in_array( $options[ $name ], array( '1', 'true', 'yes' ), true ) ) {
			$attributes .= ' ' . $name;
		}
	}

	$words = trim( wp_strip_all_tags( $words ) );
	if ( '' === $words && 'maloca_booking' === $code ) {
		$words = 'Reservar';
	}
	$link = sprintf( '<a class="button" href="%s">%s</a>', esc_url( MALOCA_WRITE_TO ), esc_html( $words ) );
	$tag  = str_replace( '_', '-', $code );
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $tag, $attributes, '' === $words ? '' : $link );
}

foreach ( array( 'booking', 'trip_wizard', 'payment', 'contact', 'newsletter', 'help', 'experiences', 'partnership' ) as $maloca_name ) {
	add_shortcode( 'maloca_' . $maloca_name, 'maloca_widget' );
}
