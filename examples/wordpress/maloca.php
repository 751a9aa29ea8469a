<?php
/**
 * Plugin Name: Maloca
 * Description: Reservas de Maloca en cualquier página: un bloque, o [maloca_booking destination="Guaviare"]Reservar[/maloca_booking]
 * Version: 2.0.0
 * Requires at least: 4.7
 * Requires PHP: 5.6
 * License: MIT
 * Text Domain: maloca
 *
 * Install the zip under Plugins → Add New → Upload, and say under Settings → Maloca where the operator is.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The operator's address where the settings name none. */
const MALOCA_OPERATOR = 'http://localhost:4173';

/** Where the link leads without scripts. */
const MALOCA_WRITE_TO = 'https://wa.me/573000000000';

/** The widgets and their attributes by kind, as `npm run docs` writes them. */
const MALOCA_WIDGETS = '{"booking":{"destination":"string","package":"string","concept":"string","fixed-concept":"boolean","experiences":"string","max-experiences":"number","chosen":"string","amount":"string","min-travelers":"number","group-size":"number","unit-assumed":"boolean","no-payment":"boolean","trips":"string","image":"string","consent":"boolean","partner":"string","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","metadata":"string","test-mode":"boolean","thanks-url":"string","strings":"string"},"contact":{"consent":"boolean","partner":"string","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","metadata":"string","test-mode":"boolean","thanks-url":"string","strings":"string"},"experiences":{"experiences":"string","max":"number","name":"string","required":"boolean","disabled":"boolean","theme":"string","operator":"string","rnt":"string","strings":"string"},"help":{"phone":"string","link":"string","email":"string","hours":"string","text":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","strings":"string"},"lightbox":{"index":"number","theme":"string","analytics":"string","operator":"string","rnt":"string","strings":"string"},"newsletter":{"portal-id":"string","form-id":"string","forms-endpoint":"string","consent":"boolean","partner":"string","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","metadata":"string","test-mode":"boolean","thanks-url":"string","strings":"string"},"partnership":{"address":"string","consent":"boolean","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","strings":"string"},"payment":{"destination":"string","package":"string","concept":"string","fixed-concept":"boolean","amount":"string","travelers":"number","min-travelers":"number","group-size":"number","unit-assumed":"boolean","deposit-percent":"number","due-text":"string","image":"string","messaging-phone":"string","messaging-link":"string","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","strings":"string"},"trip-wizard":{"destination":"string","interests":"string","consent":"boolean","partner":"string","prefill":"string","theme":"string","analytics":"string","operator":"string","rnt":"string","metadata":"string","test-mode":"boolean","thanks-url":"string","strings":"string"}}';

function maloca_widgets() {
	return json_decode( MALOCA_WIDGETS, true );
}

/**
 * What the site's administrator has set. The operator's code, copied from the page /cdn/insertar.html, is
 * JSON: its address, where its link leads, one version of its files with their hashes, and whether the
 * address of a page opens a dialog of it.
 */
function maloca_settings() {
	$set  = wp_parse_args(
		(array) get_option( 'maloca', array() ),
		array(
			'endpoint' => '',
			'partner'  => '',
			'language' => '',
			'code'     => '',
		)
	);
	$code = json_decode( $set['code'], true );
	$code = is_array( $code ) ? $code : array();
	if ( '' === $set['endpoint'] ) {
		$set['endpoint'] = isset( $code['endpoint'] ) ? $code['endpoint'] : MALOCA_OPERATOR;
	}
	// The site's own name is sent with each request.
	if ( '' === $set['partner'] ) {
		$set['partner'] = get_bloginfo( 'name', 'raw' );
	}
	$set['link'] = isset( $code['link'] ) ? $code['link'] : MALOCA_WRITE_TO;
	// Without a code it is always the newest version.
	$set['version']   = isset( $code['version'] ) ? $code['version'] : '';
	$set['integrity'] = isset( $code['integrity']['maloca.js'] ) ? $code['integrity'] : array();
	$set['deepLink']  = ! empty( $code['deepLink'] );
	return $set;
}

/** Where the files of that version lie. */
function maloca_files() {
	$set = maloca_settings();
	return $set['endpoint'] . ( '' === $set['version'] ? '/cdn/' : '/cdn/v' . rawurlencode( $set['version'] ) . '/' );
}

/** The loader, on pages that show a widget and on no others. */
function maloca_register_loader() {
	wp_register_script( 'maloca', maloca_files() . 'maloca.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'maloca_register_loader' );

/** Keeps programs that join, delay or rewrite scripts from the loader, which finds its files by its own address. */
const MALOCA_OPT_OUTS = 'nowprocket data-no-minify="1" data-no-optimize="1" data-cfasync="false" data-noptimize="1" nitro-exclude data-wpmeteor-nooptimize="true"';

/** Part of the loader's address, by which optimisers exclude it from joining, deferring and delaying. */
const MALOCA_LOADER = '/maloca.js';

function maloca_exclude( $excluded ) {
	$excluded   = (array) $excluded;
	$excluded[] = MALOCA_LOADER;
	return $excluded;
}
foreach (
	array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'rocket_minify_excluded_external_js',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'sgo_javascript_combine_excluded_external_paths',
	) as $maloca_filter
) {
	add_filter( $maloca_filter, 'maloca_exclude' );
}

/** Autoptimize keeps its list as a text. */
function maloca_exclude_text( $excluded ) {
	return is_array( $excluded ) ? maloca_exclude( $excluded ) : trim( $excluded . ', ' . MALOCA_LOADER, ', ' );
}
add_filter( 'autoptimize_filter_js_exclude', 'maloca_exclude_text' );

/** Keeps optimisers away, lets an address open a dialog, pins the loader and, before it, what it fetches later. */
function maloca_pin( $tag, $handle ) {
	if ( 'maloca' !== $handle ) {
		return $tag;
	}
	$tag    = str_replace( ' src=', ' ' . MALOCA_OPT_OUTS . ' src=', $tag );
	$set    = maloca_settings();
	$hashes = $set['integrity'];
	if ( $set['deepLink'] ) {
		$tag = str_replace( ' src=', ' data-deep-link src=', $tag );
	}
	if ( ! $hashes ) {
		return $tag;
	}
	$first = sprintf( ' integrity="%s" crossorigin="anonymous" src=', esc_attr( $hashes['maloca.js'] ) );
	$lazy  = array();
	foreach ( $hashes as $file => $hash ) {
		if ( 'maloca.js' !== $file ) {
			$lazy[ maloca_files() . $file ] = $hash;
		}
	}
	return sprintf(
		'<script type="importmap">%s</script>%s',
		json_encode( array( 'integrity' => $lazy ), JSON_HEX_TAG ),
		str_replace( ' src=', $first, $tag )
	);
}
add_filter( 'script_loader_tag', 'maloca_pin', 10, 2 );

/**
 * A widget's markup. Authors of a page need not be trusted with HTML: every value is escaped here, and
 * tags are removed from the link's text; a gallery keeps the pictures that WordPress allows in a post.
 */
function maloca_render( $name, $given, $words ) {
	$widgets = maloca_widgets();
	if ( ! isset( $widgets[ $name ] ) ) {
		return '';
	}
	$set = maloca_settings();
	if ( '' === $set['endpoint'] ) {
		$told = 'Maloca: falta el código del operador, en Ajustes → Maloca.';
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $told ) . '</p>' : '';
	}
	wp_enqueue_script( 'maloca' );
	$kinds      = $widgets[ $name ];
	$attributes = '' === $set['language'] ? '' : sprintf( ' lang="%s"', esc_attr( $set['language'] ) );
	foreach ( $kinds as $attribute => $kind ) {
		$value = isset( $given[ $attribute ] ) ? $given[ $attribute ] : '';
		if ( 'partner' === $attribute && '' === $value ) {
			$value = $set['partner'];
		}
		// They lead to a page, never to a script.
		if ( is_string( $value ) && in_array( $attribute, array( 'link', 'messaging-link', 'thanks-url' ), true ) ) {
			$value = wp_kses_bad_protocol( $value, array( 'http', 'https' ) );
		}
		if ( 'boolean' === $kind ) {
			// A boolean counts by its presence.
			$attributes .= in_array( $value, array( true, '1', 'true', 'yes' ), true ) ? ' ' . $attribute : '';
		} elseif ( '' !== $value && is_scalar( $value ) && ! is_bool( $value ) ) {
			$attributes .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
		}
	}
	if ( 'lightbox' !== $name ) {
		// Whose it is: a page may have widgets of several operators, or an optimiser that moves the loader.
		$attributes .= sprintf( ' endpoint="%s"', esc_attr( $set['endpoint'] ) );
	}
	if ( 'lightbox' === $name ) {
		$inside = wp_kses_post( $words );
	} else {
		$words = trim( wp_strip_all_tags( $words ) );
		if ( '' === $words && 'booking' === $name ) {
			$words = 'Reservar';
		}
		$link   = sprintf( '<a class="button" href="%s">%s</a>', esc_url( $set['link'] ), esc_html( $words ) );
		$inside = '' === $words ? '' : $link;
	}
	return sprintf( '<maloca-%1$s%2$s>%3$s</maloca-%1$s>', $name, $attributes, $inside );
}

/** [maloca_booking destination="Guaviare" package="Viva" experiences="Surf, Masaje"]Reservar[/maloca_booking] */
function maloca_shortcode( $given, $words = '', $code = 'maloca_booking' ) {
	$name = str_replace( '_', '-', substr( $code, strlen( 'maloca_' ) ) );
	$options = array();
	foreach ( (array) $given as $attribute => $value ) {
		// WordPress numbers a word without a value, such as `consent`.
		if ( is_int( $attribute ) ) {
			$options[ strtolower( $value ) ] = true;
		} else {
			$options[ $attribute ] = $value;
		}
	}
	return maloca_render( $name, $options, (string) $words );
}
foreach ( array_keys( maloca_widgets() ) as $maloca_name ) {
	add_shortcode( 'maloca_' . str_replace( '-', '_', $maloca_name ), 'maloca_shortcode' );
}

/** The same as a block, where WordPress has blocks. */
function maloca_register_block() {
	if ( ! function_exists( 'register_block_type' ) ) {
		return;
	}
	$needs = array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' );
	wp_register_script( 'maloca-block', plugins_url( 'block.js', __FILE__ ), $needs, '2.0.0', true );
	wp_add_inline_script( 'maloca-block', 'var malocaWidgets = ' . MALOCA_WIDGETS . ';', 'before' );
	register_block_type(
		'maloca/widget',
		array(
			'editor_script'   => 'maloca-block',
			'render_callback' => 'maloca_render_block',
			'attributes'      => array(
				'widget'  => array(
					'type'    => 'string',
					'default' => 'booking',
				),
				'options' => array(
					'type'    => 'object',
					'default' => array(),
				),
				'text'    => array(
					'type'    => 'string',
					'default' => '',
				),
			),
		)
	);
}
add_action( 'init', 'maloca_register_block' );

function maloca_render_block( $block ) {
	$options = isset( $block['options'] ) ? (array) $block['options'] : array();
	return maloca_render( (string) $block['widget'], $options, isset( $block['text'] ) ? (string) $block['text'] : '' );
}

/** What is stored of the settings: an address of the web, a name, a language, the operator's code. */
function maloca_sanitize( $given ) {
	$given    = (array) $given;
	$text     = array_map( 'sanitize_text_field', array_intersect_key( $given, array_flip( array( 'partner', 'language' ) ) ) );
	$endpoint = isset( $given['endpoint'] ) ? untrailingslashit( esc_url_raw( trim( $given['endpoint'] ), array( 'http', 'https' ) ) ) : '';
	$code     = isset( $given['code'] ) ? json_decode( trim( $given['code'] ), true ) : null;
	$known    = is_array( $code ) ? array_intersect_key( $code, array_flip( array( 'endpoint', 'link', 'version', 'integrity', 'deepLink' ) ) ) : array();
	// What is no text there would end every page with an error.
	foreach ( array( 'endpoint', 'link', 'version' ) as $name ) {
		if ( isset( $known[ $name ] ) && ! is_string( $known[ $name ] ) ) {
			unset( $known[ $name ] );
		}
	}
	if ( isset( $known['integrity'] ) ) {
		$known['integrity'] = array_filter( (array) $known['integrity'], 'is_string' );
	}
	if ( isset( $known['endpoint'] ) ) {
		$known['endpoint'] = untrailingslashit( esc_url_raw( $known['endpoint'], array( 'http', 'https' ) ) );
	}
	return array(
		'endpoint' => $endpoint,
		'partner'  => isset( $text['partner'] ) ? $text['partner'] : '',
		'language' => isset( $text['language'] ) && preg_match( '/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i', $text['language'] ) ? $text['language'] : '',
		'code'     => $known ? wp_json_encode( $known ) : '',
	);
}

function maloca_register_settings() {
	register_setting( 'maloca', 'maloca', array( 'sanitize_callback' => 'maloca_sanitize' ) );
}
add_action( 'admin_init', 'maloca_register_settings' );

function maloca_add_page() {
	add_options_page( 'Maloca', 'Maloca', 'manage_options', 'maloca', 'maloca_page' );
}
add_action( 'admin_menu', 'maloca_add_page' );

/** The settings, under Settings → Maloca. */
function maloca_page() {
	$stored = (array) get_option( 'maloca', array() );
	$fields = array(
		'code'     => array( 'Código del operador', 'el que se copia en su página «insertar»' ),
		'endpoint' => array( 'Dirección del operador', 'la del código' ),
		'partner'  => array( 'Nombre de tu negocio', get_bloginfo( 'name', 'raw' ) ),
		'language' => array( 'Idioma (es, en, pt)', 'el de la página' ),
	);
	echo '<div class="wrap"><h1>Maloca</h1><form method="post" action="options.php">';
	settings_fields( 'maloca' );
	echo '<table class="form-table" role="presentation">';
	foreach ( $fields as $name => $field ) {
		printf(
			'<tr><th scope="row"><label for="maloca-%1$s">%2$s</label></th><td><input class="large-text" id="maloca-%1$s" name="maloca[%1$s]" value="%3$s" placeholder="%4$s"></td></tr>',
			esc_attr( $name ),
			esc_html( $field[0] ),
			esc_attr( isset( $stored[ $name ] ) ? $stored[ $name ] : '' ),
			esc_attr( $field[1] )
		);
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}
